import type Anthropic from '@anthropic-ai/sdk';

const greenGrass = {
  type: 'char_location',
  cited_text: 'The grass is green. ',
  document_index: 0,
  document_title: null,
  start_char_index: 0,
  end_char_index: 20,
};

/** A short message that holds one block of every shape the events treat in their own way. For tests. */
export const exampleMessage = {
  id: 'msg_example',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-5-5',
  content: [
    { type: 'thinking', thinking: 'The first document should say.', signature: 'c2lnbmF0dXJl' },
    { type: 'text', text: 'Let me look. ' },
    {
      type: 'server_tool_use',
      id: 'srvtoolu_1',
      name: 'web_search',
      input: { query: 'why is grass “green” 🌱' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_1',
      content: [
        {
          type: 'web_search_result',
          title: 'Grass',
          url: 'https://grass.example/',
          encrypted_content: 'ZW5jcnlwdGVk',
          page_age: null,
        },
      ],
    },
    {
      type: 'text',
      text: '🌱🌱🌱 Grass is green because of chlorophyll, and 草は緑です 🌿',
      citations: [greenGrass, { ...greenGrass, document_index: 1 }, greenGrass],
    },
    { type: 'text', text: '.', citations: null },
    { type: 'text', text: '', citations: [] },
    { type: 'tool_use', id: 'toolu_1', name: 'now', input: {} },
  ],
  stop_reason: 'tool_use',
  stop_sequence: null,
  usage: {
    input_tokens: 40,
    output_tokens: 60,
    cache_read_input_tokens: 0,
    server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 },
  },
  // The wire's shape: the SDK's type asks for keys that the API leaves out.
} as unknown as Anthropic.Message;

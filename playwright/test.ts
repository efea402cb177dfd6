import { expect, test as base, type ConsoleMessage } from '@playwright/test';

/** `page` of this test fails it when the page reports an error or asks another host for anything. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error') return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      };
      context.on('console', note);
      context.on('weberror', (error) => complaints.push(`page: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const leaves = /^(https?|wss?):$/.test(url.protocol) && url.hostname !== '127.0.0.1';
        if (leaves) complaints.push(`request: ${request.url()}`);
      });
      await use();
      expect(complaints, 'the page should report no error and stay on its host').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

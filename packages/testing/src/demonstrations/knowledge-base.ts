import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { resultsFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'KB-1041',
    kind: 'search-result',
    title: 'Moving a subscription to another workspace',
    url: 'https://help.tidelog.example/articles/move-subscription',
    content: [
      {
        id: 'KB-1041-1',
        text: 'A subscription belongs to one workspace. Its owner can move it to another workspace that they also own, from Settings > Billing > Move subscription.',
      },
      {
        id: 'KB-1041-2',
        text: 'The move takes effect at once. Seats, add-ons and the renewal date stay as they were, and nothing is charged for it.',
      },
      {
        id: 'KB-1041-3',
        text: 'The workspace that is left behind falls back to the Free plan. Its boards stay readable, but boards beyond the third are locked for editing until it has a plan again.',
      },
    ],
  },
  {
    id: 'KB-0877',
    kind: 'search-result',
    title: 'What an owner, an admin and a member may do',
    url: 'https://help.tidelog.example/articles/roles',
    content: [
      {
        id: 'KB-0877-1',
        text: 'Members create and edit boards. Admins can also invite and remove people and change workspace settings.',
      },
      {
        id: 'KB-0877-2',
        text: 'Only the owner can change the plan, see invoices, move the subscription or delete the workspace. There is exactly one owner; ownership is handed over under Settings > People.',
      },
    ],
  },
  {
    id: 'KB-1203',
    kind: 'search-result',
    title: 'Invoices and the VAT number on them',
    url: 'https://help.tidelog.example/articles/invoices',
    content: [
      {
        id: 'KB-1203-1',
        text: 'Invoices carry the billing details of the workspace at the moment they are issued. Changing the company name or VAT number does not alter invoices that already exist.',
      },
      {
        id: 'KB-1203-2',
        text: 'After a subscription has moved, past invoices stay with the workspace they were issued to. Download them before you delete that workspace: afterwards they can only be had from support, within seven years.',
      },
    ],
  },
  {
    id: 'KB-0412',
    kind: 'search-result',
    title: 'Exporting boards',
    url: 'https://help.tidelog.example/articles/export',
    content: [
      {
        id: 'KB-0412-1',
        text: 'Every board can be exported as CSV or JSON from its menu. Attachments are packed into a ZIP file next to the data.',
      },
    ],
  },
];

const block = resultsFrom(sources);

export const knowledgeBase = demonstration({
  id: 'knowledge-base',
  title: 'Help-centre articles',
  about: 'A support question answered from four search results, with the team’s own article ids.',
  question:
    'We opened a second workspace for our new company and want our paid plan there. Can we move it, and what happens to the old workspace and its invoices?',
  sources,
  answer: [
    'Yes, you can move the plan. ',
    cited(
      'The owner of the subscription can move it to any other workspace they also own, under Settings > Billing > Move subscription',
      block(0, 'KB-1041-1'),
    ),
    '. Note that ',
    cited(
      'an admin cannot do this: moving the subscription is reserved for the workspace’s one owner',
      block(1, 'KB-0877-2'),
    ),
    ', so if the two workspaces have different owners, hand over ownership of one of them first.\n\n',
    cited(
      'The change is immediate and free, and your seats, add-ons and renewal date carry over unchanged',
      block(0, 'KB-1041-2'),
    ),
    '. The old workspace is not deleted. ',
    cited(
      'It drops to the Free plan, where its boards can still be read but everything past the third board is locked for editing',
      block(0, 'KB-1041-3'),
    ),
    '. If people still work there, it is worth telling them before you make the switch.\n\n',
    'As for invoices, ',
    cited(
      'those already issued keep the old company’s details and stay with the old workspace',
      block(2, 'KB-1203-1', 'KB-1203-2'),
    ),
    '. New ones will carry whatever billing details the new workspace has at that time, so enter the new company name and VAT number there before the next renewal. And ',
    cited(
      'download the old invoices before you ever delete the old workspace, because after that only support can provide them',
      block(2, 'KB-1203-2'),
    ),
    '.',
  ],
});

import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { blocksFrom } from './quotes.ts';

const sources: SourceInput[] = [
  {
    id: 'HB-4',
    title: 'Handbook, part 4: Time off',
    content: [
      {
        id: '4.1',
        text: '4.1 Everyone has 27 days of paid holiday a year, counted in working days. Those who work part of the week have a share of them.',
      },
      {
        id: '4.2',
        text: '4.2 Days that are left at the end of December can be taken until 31 March. After that they lapse, unless work or illness kept you from taking them.',
      },
      {
        id: '4.3',
        text: '4.3 After three years with us you may take a sabbatical of one to six months, once in every five years.',
      },
      {
        id: '4.4',
        text: '4.4 There are two ways to pay for a sabbatical: unpaid leave, or saved pay. With saved pay you receive a smaller part of your salary for up to two years before, and keep receiving that part while you are away.',
      },
      {
        id: '4.5',
        text: '4.5 Ask your team lead at least six months ahead, or nine months ahead if you wish to be away between June and September. We say yes or no within four weeks. We can ask you to move the date once, by no more than four months.',
      },
      {
        id: '4.6',
        text: '4.6 During unpaid leave of more than a month no holiday is earned. Saved pay counts as working time in this respect.',
      },
    ],
  },
  {
    id: 'HB-7',
    title: 'Handbook, part 7: Insurance and pension',
    content: [
      {
        id: '7.1',
        text: '7.1 We pay the employer’s share of health insurance for as long as you are paid, and for the first month of unpaid leave.',
      },
      {
        id: '7.2',
        text: '7.2 From the second month of unpaid leave you insure yourself. The people team helps you to choose, and advances the premium for up to three months if you ask.',
      },
      {
        id: '7.3',
        text: '7.3 We add four per cent of your salary to the company pension. During a sabbatical with saved pay we go on with four per cent of what you receive; during unpaid leave we pause.',
      },
    ],
  },
  {
    id: 'HB-9',
    title: 'Handbook, part 9: Equipment and accounts',
    content: [
      {
        id: '9.1',
        text: '9.1 Laptops and phones may be used privately within reason.',
      },
      {
        id: '9.2',
        text: '9.2 Before an absence of more than six weeks, hand in your laptop and your badge. ',
      },
      {
        id: '9.3',
        text: '9.3 Your accounts are locked and not deleted during a long absence. You keep your phone number and may keep your phone.',
      },
    ],
  },
];

const block = blocksFrom(sources);

export const employeeHandbook = demonstration({
  id: 'employee-handbook',
  title: 'An employee handbook in blocks',
  about: 'Custom content with own block ids; one citation covers several blocks.',
  question:
    'I joined in February 2021 and would like to take three months off from July next year. Which way of paying for it is better for me, and what do I have to do when?',
  sources,
  answer: [
    'You qualify: ',
    cited(
      'a sabbatical of one to six months is open to anyone with three years in the company',
      block(0, '4.3'),
    ),
    '. For you the choice between the two ways of paying comes down to these differences:\n\n- ',
    cited(
      'With saved pay you get a smaller part of your salary beforehand, for up to two years, and the same part while you are away',
      block(0, '4.4'),
    ),
    '. As an example, if you take 85 per cent for twenty months, the last three of them can be your time off.\n- Holiday: ',
    cited(
      'unpaid leave of more than a month earns no holiday, whereas saved pay counts like work',
      block(0, '4.6'),
    ),
    '. Three months are about seven days out of ',
    cited('your 27', block(0, '4.1')),
    '.\n- Insurance: ',
    cited(
      'on unpaid leave the company pays its share for the first month only; from the second you insure yourself, though the premium can be advanced for three months',
      block(1, '7.1', '7.2'),
    ),
    '.\n- Pension: ',
    cited(
      'the company’s four per cent continue on saved pay and pause on unpaid leave',
      block(1, '7.3'),
    ),
    '.\n\nSo saved pay is the better deal if you can live on less for a while; unpaid leave suits you if the decision should stay short and simple.\n\n',
    'About the dates: ',
    cited(
      'July falls into the months for which you must ask nine months ahead, and the answer comes within four weeks',
      block(0, '4.5'),
    ),
    ', so speak to your team lead by the end of September. ',
    cited('They may move the date once, by up to four months', block(0, '4.5')),
    ', so book nothing before you have the answer. Use up this year’s holiday too, since ',
    cited('what is left lapses after 31 March', block(0, '4.2')),
    '. Finally, ',
    cited(
      'you hand in your laptop and badge before you go; your accounts are only locked, and you can keep your phone',
      block(2, '9.2', '9.3'),
    ),
    '.',
  ],
});

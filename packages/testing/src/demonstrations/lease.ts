import type { SourceInput } from '@cited-stream/core';
import { cited, demonstration } from './author.ts';
import { leaseAgreement } from './lease-agreement.ts';
import { quotesFrom } from './quotes.ts';

const sources: SourceInput[] = [
  { id: 'lease-2024-17', title: 'Lease, 17 Tanner’s Row', content: leaseAgreement },
];

const quote = quotesFrom(sources, 'utf-16');

export const lease = demonstration({
  id: 'lease',
  title: 'A lease, clause by clause',
  about: 'A long contract as plain text; every claim leads to the clause it rests on.',
  question:
    'My partner has been offered a job 300 km away, starting in September 2025, and I would stay on. Can only one of us leave the lease? Could I sublet a room, and what happens to our deposit?',
  sources,
  answer: [
    'Yes, one of you can leave without ending the lease for both. ',
    cited(
      'If one of the two tenants wants to move out, the landlord has to continue with the other alone, on condition that the remaining tenant earns at least three times the rent or provides a surety',
      quote(
        0,
        "If one of the two tenants wishes to move out, the Landlord agrees to go on with the other alone, provided that the remaining tenant's income is at least three times the rent or a surety is given.",
      ),
    ),
    '. With ',
    cited(
      'a rent of 1,480 a month before service charges',
      quote(0, 'The rent is 1,480 a month, not counting service charges.'),
    ),
    ', you would need an income of 4,440. The lease does not say whether that means before or after tax, so ask. ',
    cited(
      'From the date of the change, your partner owes nothing new',
      quote(0, 'The one who leaves is free of all duties that arise after the date of the change.'),
    ),
    '.\n\n',
    'The minimum term is not in the way of this. ',
    cited(
      'Ordinary notice is excluded until 31 March 2026',
      quote(0, 'Neither party may end it by ordinary notice before 31 March 2026.'),
    ),
    ', but your partner’s departure is a change of parties and not a notice. Should you both decide to go instead, ',
    cited(
      'a move for work of more than 100 kilometres lets you end the lease early with three months’ notice, at the price of one month’s rent or of a suitable successor',
      quote(
        0,
        "If the Tenant must move for work to a place more than one hundred kilometres away, or into care, they may end the lease with three months' notice even during the time in clause 2.2, on payment of one month's rent.",
      ),
      quote(
        0,
        'The payment is not due if the Tenant names a suitable successor who takes over the lease on the same terms.',
      ),
    ),
    '.\n\n',
    'You can also sublet a room. ',
    cited(
      'Your reason must have come up after the lease was signed, and you have to ask first; the landlord can only refuse for overcrowding or an important reason that lies in the subtenant',
      quote(
        0,
        'The Tenant may sublet a part of the Flat if an interest in doing so has arisen after the lease was signed, and the Landlord has been asked and has agreed. The Landlord must agree unless the Flat would be overcrowded, or there is an important reason in the person of the subtenant.',
      ),
    ),
    '. Put the name and the reason in your request, because then ',
    cited(
      'no answer within three weeks counts as a yes.',
      quote(
        0,
        "The Landlord's answer is due within three weeks of a request that names the subtenant and the reason; silence counts as consent.",
      ),
    ),
    ' ',
    cited(
      'Letting by the day or week is ruled out',
      quote(
        0,
        'Subletting the whole Flat, or letting any of it by the day or the week, in particular to tourists, is not allowed.',
      ),
    ),
    '.\n\n',
    'The deposit is tied to the flat: ',
    cited(
      'it is settled within six months of the flat being returned',
      quote(
        0,
        'The Landlord accounts for the deposit and repays what is due within six months of the return of the Flat.',
      ),
    ),
    ', and the lease provides nothing for a tenant who leaves early. Agree with your partner in writing who is to receive it, and let the landlord countersign.',
  ],
});

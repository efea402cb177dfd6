/** The text of a residential lease, written for the lease demonstration. */
export const leaseAgreement = `RESIDENTIAL LEASE

between Marguerite Dahl, 4 Quay Street, Ansport (the "Landlord"), and Ilias Verhoeven and Noor Castellane, jointly (the "Tenant"), for the flat on the second floor left of 17 Tanner's Row, Ansport (the "Flat").

1. WHAT IS LET

1.1 The Landlord lets the Flat for use as a private home. It has four rooms, a kitchen, a bathroom, a hall and a balcony, together 94 square metres, and is let with cellar compartment number 6 and one space in the bicycle room.

1.2 The attic, the garden and the courtyard are shared by all tenants of the house. The house rules in Schedule B say when and how they may be used.

1.3 On the day the keys are handed over, the parties walk through the Flat and write down its condition, with the readings of all meters. Both sign this record, which forms Schedule A. A defect that is not in the record, and that the Tenant does not report within fourteen days of moving in, is presumed to have arisen later.

1.4 The Landlord hands over four front-door keys, two cellar keys and one key to the letter box. The Tenant may have further keys cut at their own cost and gives them up, without payment, when the lease ends. If a front-door key is lost and misuse cannot be ruled out, the Landlord may have the lock changed at the expense of the Tenant.

2. TERM

2.1 The lease begins on 1 April 2024 and runs for an indefinite time.

2.2 Neither party may end it by ordinary notice before 31 March 2026. This does not affect the right to end it for good cause.

3. RENT

3.1 The rent is 1,480 a month, not counting service charges. It is due in advance and must reach the Landlord's account by the third working day of each month.

3.2 For one year from the beginning of the lease the rent does not change. After that it follows the consumer price index of the national statistics office: either party may ask for an adjustment in writing once the index has moved by at least three per cent since the rent was last fixed. The new rent is due from the second month after the request, and each fixed rent stands for at least twelve months.

3.3 While the rent is tied to the index, the Landlord may not raise it for any other reason, except for works that the law obliges the Landlord to carry out.

3.4 The Tenant may set off claims against the rent only if they are undisputed, have been decided by a court, or concern a defect of the Flat which the Tenant announced in writing at least one month before the rent fell due.

4. SERVICE CHARGES

4.1 In addition to the rent the Tenant pays 265 a month on account for heating, hot and cold water, drainage, waste collection, cleaning and lighting of the stairs, chimney sweeping, care of the garden, the caretaker, and the building and liability insurance of the house.

4.2 The Landlord sends an account of these costs within twelve months of the end of each calendar year. A demand for payment that comes later is excluded, unless the delay was not the Landlord's fault. A credit is paid out even if the account is late.

4.3 Heating and hot water are shared out at seventy per cent by measured use and at thirty per cent by floor area. All other charges are shared by floor area.

4.4 The Tenant may inspect the invoices at the Landlord's office, or ask for copies at fifteen cents a page. Objections must be raised within twelve months of receiving the account.

4.5 The costs of administration, of repairs and of reserves for them are not service charges and are borne by the Landlord.

5. DEPOSIT

5.1 The Tenant provides a deposit of 4,440, equal to three months' rent. It may be paid in three equal monthly instalments, the first of which is due when the lease begins.

5.2 The Landlord keeps the deposit apart from their own money, in a savings account at the usual rate for three months' notice. The interest belongs to the Tenant and increases the deposit.

5.3 The Landlord accounts for the deposit and repays what is due within six months of the return of the Flat. If only the service charges are still open, the Landlord may hold back no more than three months' payments on account until the charges are settled, and must repay the rest within four weeks.

5.4 During the lease, the Landlord may draw on the deposit only for claims that are undisputed or have been decided by a court. The Tenant then restores it to its full amount within a month.

6. UPKEEP AND REPAIR

6.1 The Landlord keeps the Flat and the shared parts of the house in a condition fit for the agreed use and carries out all repairs that are not put upon the Tenant below.

6.2 The Tenant bears the cost of minor repairs to parts of the Flat that are often handled, such as taps, light switches, door and window handles, and roller-blind belts, up to 110 for each repair and no more than 420 in a calendar year. If a repair costs more than 110, the Landlord bears the whole of it.

6.3 The Tenant is not obliged to paint or paper the Flat during the lease or at its end. Walls that the Tenant has painted in strong or dark colours must be returned in a light, neutral shade.

6.4 The Tenant reports damage and defects without delay. If the Tenant fails to do so, they are liable for the further damage that an earlier report would have prevented.

6.5 The Tenant airs and heats the Flat so that no mould can form. If mould appears all the same, the Landlord has its cause examined by an expert; the Tenant bears the cost only if the expert finds that airing and heating were the sole cause.

6.6 While a defect makes the Flat less fit for use, the rent is reduced in proportion, for as long as the defect lasts after it was reported.

7. ALTERATIONS

7.1 The Tenant may put up shelves, curtain rails, lamps and the like, and may drill the holes they need, except in the tiles of the bathroom. Where tiles must be drilled, the holes go into the joints.

7.2 Any other change to the structure, the pipes or the wiring needs the Landlord's prior consent in writing. Consent to a change that serves access for a person with a disability, the charging of an electric vehicle, or protection against burglary may be withheld only for serious reasons.

7.3 When the lease ends, the Tenant restores the former state unless the Landlord waived this when giving consent, or the parties agree on a price for what stays behind.

7.4 If the Landlord improves the house, for instance by insulating the roof or renewing the heating, the works are announced three months ahead with their kind, extent, beginning and likely length. The Tenant tolerates them unless they would be an undue hardship. During the works the rent is reduced as in clause 6.6, from the first day on which they make the Flat less fit for use.

8. USE OF THE FLAT

8.1 The Tenant may work from home, so long as no customers are received regularly, no staff is employed in the Flat and the neighbours are not disturbed more than by living in it.

8.2 Small animals in cages and tanks may be kept without asking. A dog or a cat needs the Landlord's consent, which may be refused only if there is a reason in the animal, the Flat or the interests of the neighbours, and may be withdrawn if the animal causes a nuisance.

8.3 Music may be played on weekdays from 8 to 12 and from 14 to 20 o'clock for up to two hours a day in all. Between 22 and 6 o'clock noise must not be heard outside the Flat.

8.4 Grills with charcoal are not allowed on the balcony. Electric grills may be used, but not after 22 o'clock.

9. OTHER PEOPLE IN THE FLAT

9.1 The Tenant may take in a spouse, a partner or close relatives, and informs the Landlord of their names within a month.

9.2 The Tenant may sublet a part of the Flat if an interest in doing so has arisen after the lease was signed, and the Landlord has been asked and has agreed. The Landlord must agree unless the Flat would be overcrowded, or there is an important reason in the person of the subtenant. The Landlord's answer is due within three weeks of a request that names the subtenant and the reason; silence counts as consent.

9.3 Subletting the whole Flat, or letting any of it by the day or the week, in particular to tourists, is not allowed. A breach is good cause for ending the lease if it continues after a written warning.

9.4 If the Tenant sublets, the Landlord may ask for a surcharge of up to 40 a month where more people than before use the shared parts of the house.

10. ACCESS

10.1 The Landlord may enter the Flat to read meters, to examine a reported defect, to plan and do repairs, or to show it to buyers and, once notice has been given, to new tenants. The visit is announced in writing at least three days ahead, takes place on a weekday between 9 and 19 o'clock, and is limited to what its purpose requires.

10.2 The Tenant may propose two other dates within a week. In an emergency, such as fire or burst pipes, no announcement is needed.

10.3 The Landlord keeps no key to the Flat without the Tenant's consent.

11. INSURANCE AND LIABILITY

11.1 The Landlord's building insurance does not cover the Tenant's belongings. The Tenant is advised to take out household and personal liability insurance.

11.2 The Tenant is liable for damage caused by members of the household, subtenants, visitors and tradespeople whom the Tenant has called in.

11.3 Each party waives claims against the other for damage which an insurance pays, so far as the insurer's rights are not impaired. The Landlord is liable for defects that were there when the lease began only if the Landlord knew of them or ought to have known.

12. NOTICE

12.1 After the time in clause 2.2, the Tenant may end the lease at any time with three months' notice to the end of a month. Notice must be given in writing and signed by all tenants; it counts for the current month if it arrives by the third working day.

12.2 The Landlord may end the lease by ordinary notice only for a legitimate interest, in particular if they need the Flat for themselves or for close relatives. The notice states the reason. The period is three months, and rises to six months after five years and to nine months after eight years of tenancy.

12.3 If the Tenant must move for work to a place more than one hundred kilometres away, or into care, they may end the lease with three months' notice even during the time in clause 2.2, on payment of one month's rent. The payment is not due if the Tenant names a suitable successor who takes over the lease on the same terms.

12.4 If one of the two tenants wishes to move out, the Landlord agrees to go on with the other alone, provided that the remaining tenant's income is at least three times the rent or a surety is given. The one who leaves is free of all duties that arise after the date of the change.

12.5 Either party may end the lease without notice for good cause. For the Landlord this is the case, among others, when the Tenant owes more than one month's rent on two consecutive dates, or two months' rent over a longer time. If the whole of the arrears is paid before an order for possession is made, the notice has no effect; this applies once in two years.

13. RETURN OF THE FLAT

13.1 The Flat is returned cleared, swept clean and with all keys. The parties walk through it together and record its condition; each may bring a witness.

13.2 Wear that comes from living in the Flat as agreed need not be made good. Dowel holes in ordinary number are part of such wear.

13.3 If the Tenant returns the Flat late, the Landlord is owed the rent for the time in between, and compensation for further loss only if the delay is the Tenant's fault.

14. FINAL TERMS

14.1 Changes to this lease must be made in writing. Promises made by word of mouth before it was signed are not part of it.

14.2 If a term of this lease is void, the rest remains in force, and the law takes the place of the void term.

14.3 Before going to court over this lease the parties try once to settle the matter before the mediation board for tenancies in Ansport. The fee of the board is shared equally.

Schedule A: record of condition. Schedule B: house rules. Schedule C: floor plan.

Ansport, 11 March 2024. Signed: M. Dahl, I. Verhoeven, N. Castellane.
`;

/** A research article, written for the paper demonstration. Study, authors and figures are invented. */
export const researchArticle = `Part-night dimming of street lights and the moths of a commuter town: a two-year field experiment

R. Achterberg, S. Nwosu, L. Fontaine

Abstract
Many towns dim their street lights after midnight to save energy, and hope that insects benefit as well. We dimmed 48 of 96 LED street lights in a town of 31,000 people to 30 per cent of their power between midnight and 5 a.m. and counted moths for two summers. Dimmed streets had 23 per cent more moths in the hedges beside them than control streets (95 % interval: 11 to 37 per cent). The number of species did not differ. Nearly all of the gain arose in the hours after midnight; before midnight, when the lights were equally bright, there was none. Dimming saved 41 per cent of the energy.

1. Introduction
Artificial light draws moths away from hedges, where they feed and lay eggs, and keeps them circling or resting under the lamp. Laboratory work suggests that even weak light shortens feeding. Field studies have mostly compared lit with unlit sites, which differ in much besides light: unlit sites tend to have less traffic, more trees and fewer houses. Experiments in which the same streets are lit differently are rare, and we know of none that ran for more than one season in a town.

2. Methods
2.1 Streets. We chose 24 residential streets with hedges of privet or hawthorn on at least one side and four consecutive LED lights of the same make (4000 K, 38 W). Streets were matched in pairs by hedge species, traffic and distance from the nearest wood. In each pair a coin decided which street was dimmed.
2.2 Dimming. From 1 April to 30 September of both years the lights of the dimmed streets ran at 30 per cent of their power from midnight to 5 a.m. and at full power for the rest of the night. In control streets they ran at full power all night.
2.3 Counts. On 18 nights in each summer two observers walked every street twice, at 11 p.m. and at 1 a.m., and swept 20 metres of hedge with a net. The observers could see whether a street was dimmed; those who identified the moths in the laboratory did not know from which street they came.
2.4 Analysis. We fitted a mixed model to the counts, with treatment, hour and year as fixed effects and pair, street and night as random effects. The plan of analysis was registered before the second summer.

3. Results
3.1 Numbers. We counted 15,208 moths of 187 species. Dimmed streets had 23 per cent more moths than their partners. At 11 p.m. the difference was 2 per cent and not distinguishable from nothing; at 1 a.m. it was 44 per cent. The effect was as large in the second summer as in the first.
3.2 Species. We found 161 species in dimmed streets and 158 in control streets. Rare species, of which we caught fewer than five individuals in all, were too few for a comparison.
3.3 Hedges. The gain was larger at hawthorn (31 per cent) than at privet (14 per cent), but the intervals overlap widely.
3.4 People. The police recorded 19 offences in the dimmed streets and 22 in the control streets, and one road accident in each. In a survey with 412 answers, 61 per cent of the residents of dimmed streets had not noticed the change.

4. Discussion
Dimming after midnight brought more moths back into hedges, at once and without sign of fading. Because the two groups of streets did not differ while their lights were equally bright, the effect is very probably due to the light itself and not to some other difference between the streets.
Our counts show where moths are, not how many there are. More moths in the hedge may simply mean fewer at the lamp. Whether dimming raises numbers over the years could only be shown by following caterpillars, and we did not.
Three further limits deserve mention. We studied one town, with one kind of lamp. Many moths fly before midnight, when our lights were not dimmed, so that the result says little about them. And we cannot say whether 30 per cent is a good level: weaker light might help more, or might make no further difference.

5. Conclusion
For towns that dim their lights after midnight anyway, moths are a welcome bonus. Towns that wish to help moths should also consider the early night, which our experiment left bright.

Funding: Foundation for Night Landscapes. The funder had no part in the study. One of the authors (S. N.) advises a manufacturer of street lights.
`;

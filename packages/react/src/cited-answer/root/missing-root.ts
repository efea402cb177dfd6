/** What happened, why it matters, what to do. */
export function missingRoot(part: string): Error {
  const remedy =
    part === 'SourcePanel'
      ? 'Put it inside <CitedAnswer.Root answer={answer}>, or give it an `answer`.'
      : 'Put it inside <CitedAnswer.Root answer={answer}>.';
  return new Error(
    `Cited Stream: ${part} found no answer. It shows a part of one and has nothing to show without it. ${remedy}`,
  );
}

/** What is wrong with what was given. */
export function GivenTrouble({ children }: { children: string }) {
  return (
    <p role="alert" className="text-bad wrap-anywhere">
      {children}
    </p>
  )
}

/** Why there is no answer, and in whose words. */
export function NoAnswer({ words, said }: { words: string; said: string }) {
  return (
    <section role="alert" className="card grid gap-3 p-[18px]">
      <p className="font-medium">{words}</p>
      {said !== '' && <p className="mono text-[13px] text-muted wrap-anywhere">{said}</p>}
    </section>
  )
}

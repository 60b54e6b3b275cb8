import type { InputHTMLAttributes } from 'react'

/** What a form about a contract of the EVM is given: hexadecimal and numbers, as they are. */
export function GivenInput(given: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      {...given}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      className="mono h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 text-[14px] text-text"
    />
  )
}

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

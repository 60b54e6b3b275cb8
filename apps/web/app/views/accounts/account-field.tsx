import { useState } from 'react'
import type { TypedTrouble } from './read-typed.ts'

/** A field for an account or a subaccount, by its id in the address. */
export type AccountFieldView = {
  id: string
  name: string
  value: string
  trouble: TypedTrouble | undefined
  words: Record<TypedTrouble, string>
}

/** What is wrong with it is told when it is left, as the server tells it of what was sent. */
export function AccountField({ id, name, value, trouble, words, look }: AccountFieldView & { look: string }) {
  const [found, setFound] = useState(trouble)
  const check = async (text: string) => {
    // Who only reads a list needn't load what reads addresses.
    const { checkTyped } = await import('./read-typed.ts')
    setFound(checkTyped(text))
  }
  return (
    <div>
      <label className="grid gap-1 text-[13px] text-muted">
        {name}
        <input
          className={`${look} mono text-[14px] text-text`}
          name={id}
          defaultValue={value}
          placeholder="inj1… · 0x…"
          maxLength={100}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={found !== undefined}
          aria-describedby={found && 'account-trouble'}
          onBlur={(event) => void check(event.target.value)}
        />
      </label>
      {/* Its line is always there: were the button below to move when the field is left, the press that left it would miss. */}
      <p id="account-trouble" role={found && 'alert'} className="min-h-5 text-[13px] text-bad">
        {found && words[found]}
      </p>
    </div>
  )
}

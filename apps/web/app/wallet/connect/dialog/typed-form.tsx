type Shown = {
  title: string
  about: string
  label: string
  type: 'text' | 'password' | 'email'
  words: { back: string; send: string }
  isAsking: boolean
  back: () => void
  send: (given: string) => void
}

/** For what has to be typed: a private key, an address, an email, a code. */
export function TypedForm({ title, about, label, type, words, isAsking, back, send }: Shown) {
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('given')
        if (typeof given === 'string') send(given)
      }}
    >
      <h3 className="font-medium">{title}</h3>
      <p className="text-[13px] text-muted">{about}</p>
      <label className="grid gap-1 text-[13px]">
        {label}
        <input
          name="given"
          type={type}
          required
          ref={focus}
          autoComplete={type === 'email' ? 'email' : 'off'}
          spellCheck={false}
          className="mono h-[34px] min-w-0 rounded-lg border border-hairline-strong bg-well px-3"
        />
      </label>
      <div className="flex justify-end gap-2">
        <button type="button" className="button" onClick={back}>
          {words.back}
        </button>
        <button className="button button-main" disabled={isAsking}>
          {words.send}
        </button>
      </div>
    </form>
  )
}

/** What was chosen is gone; typing goes on in its place. */
function focus(input: HTMLInputElement | null): void {
  input?.focus()
}

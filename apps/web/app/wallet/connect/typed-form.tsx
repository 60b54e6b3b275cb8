import type { translationsIn } from '../../language/use-translations.ts'

type Shown = {
  t: ReturnType<typeof translationsIn<'wallet'>>
  kind: 'privateKey' | 'addressOnly'
  isAsking: boolean
  back: () => void
  send: (given: string) => void
}

/** For what no wallet holds: a private key, or an address alone. */
export function TypedForm({ t, kind, isAsking, back, send }: Shown) {
  const isKey = kind === 'privateKey'
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('given')
        if (typeof given === 'string') send(given)
      }}
    >
      <h3 className="font-medium">{t(kind)}</h3>
      <p className="text-[13px] text-muted">{t(isKey ? 'privateKeyAbout' : 'addressOnlyAbout')}</p>
      <label className="grid gap-1 text-[13px]">
        {t(isKey ? 'privateKeyLabel' : 'addressLabel')}
        <input
          name="given"
          type={isKey ? 'password' : 'text'}
          required
          ref={focus}
          autoComplete="off"
          spellCheck={false}
          className="mono h-[34px] min-w-0 rounded-lg border border-hairline-strong bg-well px-3"
        />
      </label>
      <div className="flex justify-end gap-2">
        <button type="button" className="button" onClick={back}>
          {t('back')}
        </button>
        <button className="button" disabled={isAsking}>
          {t('connect')}
        </button>
      </div>
    </form>
  )
}

/** What was chosen is gone; typing goes on in its place. */
function focus(input: HTMLInputElement | null): void {
  input?.focus()
}

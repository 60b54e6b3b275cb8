export type Find = {
  label: string
  find: string
  text: string
  /** What else is chosen, and stays so. */
  kept: Record<string, string>
  path: string
}

/** Looks for a text in a list, as a plain form: it works before any script has come. */
export function FindForm({ label, find, text, kept, path }: Find) {
  return (
    <form action={path} className="no-print flex gap-2" role="search" aria-label={label}>
      <input
        key={text}
        name="q"
        type="search"
        defaultValue={text}
        aria-label={label}
        placeholder={label}
        className="h-[34px] w-56 rounded-lg border border-hairline-strong bg-well px-3"
      />
      {Object.entries(kept)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <button type="submit" className="button">
        {find}
      </button>
    </form>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { isKeyTaken } from './is-key-taken.ts'

// Without it the box does what it does without scripts.
const Typeahead = onDemand(() =>
  import('../search/typeahead.tsx').then(
    ({ Typeahead }) => Typeahead,
    () => () => null,
  ),
)

type Options = {
  /** Large, in the page itself; then the header has none. */
  isHero?: boolean
  /** What stands in it at first. */
  text?: string
}

/** Reached from anywhere with `/` or Ctrl-K (Cmd-K on a Mac). A plain form: it works without scripts. */
export function SearchBox({ isHero = false, text }: Options) {
  const t = useTranslations('search')
  const { href } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !isKeyTaken()
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      if (!isSlash && !isCommand) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <Form action={href('/search/')} role="search" className="relative flex items-center">
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={`pointer-events-none absolute text-faint ${isHero ? 'left-5' : 'left-3'}`}
      >
        <path
          d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.3 10.3 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls="suggestions"
        aria-autocomplete="list"
        onFocus={() => setUsed(true)}
        name="q"
        aria-label={t('label')}
        placeholder={t(isHero ? 'label' : 'title')}
        key={text}
        defaultValue={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={800}
        className={`w-full min-w-0 border border-hairline-strong bg-raised text-ellipsis placeholder:text-faint ${
          isHero
            ? 'h-14 rounded-2xl pr-4 pl-12 text-base shadow-lg md:pr-14'
            : 'h-9 rounded-lg pr-3 pl-9 @min-[150px]:pr-9'
        }`}
      />
      <kbd
        aria-hidden="true"
        className={`mono pointer-events-none absolute hidden rounded border border-hairline-strong px-1.5 text-xs text-faint ${isHero ? 'right-5 md:block' : 'right-2.5 md:@min-[150px]:block'}`}
      >
        /
      </kbd>
      {isUsed && <Typeahead input={input} />}
    </Form>
  )
}

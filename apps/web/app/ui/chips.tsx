import { Link } from './link.tsx'

/** A choice among several, of which one is chosen. Its path has its language. */
export type Choice = { text: string; path: string; isChosen: boolean }

/** Choices side by side, the chosen one marked: `page` where each is a page, `true` where each narrows one. */
export function Chips({ choices, mark }: { choices: readonly Choice[]; mark: 'page' | 'true' }) {
  return choices.map(({ text, path, isChosen }, at) => (
    <Link
      // They stay in their order; two may lead to the same place.
      key={at}
      to={path}
      aria-current={isChosen ? mark : undefined}
      className="chip hover:no-underline aria-[current]:border-accent aria-[current]:text-accent"
      keepsPlace={mark === 'true'}
    >
      {text}
    </Link>
  ))
}

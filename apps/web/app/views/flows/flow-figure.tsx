import type { Written } from '../../language/written.ts'
import { Words } from '../sentences/words.tsx'
import type { Ribbons } from './draw-flows.ts'

export type FlowEnd = { key: string; shown: Written; amount: Written }

/** Where something came from, and where it went. */
export type FlowPicture = {
  alt: string
  left: FlowEnd[]
  right: FlowEnd[]
  ribbons: Ribbons
}

/** Flows as ribbons between their ends; who can't see them reads the ends, and the table that stands with it. */
export function FlowFigure({ alt, left, right, ribbons }: FlowPicture) {
  return (
    <figure className="grid grid-cols-[minmax(0,5fr)_minmax(40px,3fr)_minmax(0,5fr)] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] items-center gap-x-2 px-[18px] py-4">
      <Ends ends={left} className="text-right" />
      <svg
        viewBox={`0 0 1000 ${ribbons.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
        className="w-full"
        height={ribbons.height}
      >
        {ribbons.left.map((path) => (
          <path key={path} d={path} className="fill-good-soft stroke-good" strokeWidth="0.5" />
        ))}
        {ribbons.right.map((path) => (
          <path key={path} d={path} className="fill-accent-soft stroke-accent" strokeWidth="0.5" />
        ))}
        <path d={ribbons.bar} className="fill-staking" />
      </svg>
      <Ends ends={right} className="" />
    </figure>
  )
}

function Ends({ ends, className }: { ends: readonly FlowEnd[]; className: string }) {
  return (
    <ul className={`text-[13px] ${className}`}>
      {ends.map(({ key, shown, amount }) => (
        // As high as a row of the drawing.
        <li key={key} className="flex h-12 flex-col justify-center overflow-hidden leading-4">
          <span className="line-clamp-2 wrap-anywhere">
            <Words of={shown} />
          </span>
          <span className="truncate text-faint">
            <Words of={amount} />
          </span>
        </li>
      ))}
    </ul>
  )
}

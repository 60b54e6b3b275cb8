import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FoldedList } from '../../../../ui/folded-list.tsx'
import { Link } from '../../../../ui/link.tsx'
import { None } from '../../../../ui/states.tsx'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import { ListTable } from '../../../../views/lists/list-table.tsx'
import { ToldFacts } from '../../../../views/sentences/told-facts.tsx'
import { LevelList } from '../book/level-list.tsx'
import type { ShownReplay } from './replay.server.ts'

/** The book of any moment: by its block, by steps, or by moving through time; each has an address. */
export function ReplayCard(replay: ShownReplay) {
  const { title, hint, state, isPast, steps, live, did, moved, levels, who } = replay
  return (
    <TitledCard title={title} id="replay">
      <div className="grid gap-3 px-[18px] py-4">
        <p className={isPast ? 'text-warn' : 'text-muted'} role="status">
          {state}
        </p>
        <Scrubber {...replay} />
        <div className="flex flex-wrap gap-2">
          {steps.map(({ text, path }) =>
            path === undefined ? (
              <span key={text} className="button opacity-50" aria-disabled="true">
                {text}
              </span>
            ) : (
              <Link key={text} className="button" to={path} keepsPlace>
                {text}
              </Link>
            ),
          )}
          {who !== undefined && (
            <Link className="button" to={who.path} keepsPlace>
              {who.text}
            </Link>
          )}
          {isPast && (
            <Link className="button" to={live.path} keepsPlace>
              {live.text}
            </Link>
          )}
        </div>
        <p className="text-[13px] text-faint">{hint}</p>
      </div>
      <h3 className="border-y border-hairline px-[18px] py-3 font-semibold">{did.title}</h3>
      {moved.length > 0 && (
        <dl className="facts">
          <ToldFacts facts={moved} />
        </dl>
      )}
      {did.table.rows.length === 0 && <None>{did.nothing}</None>}
      {did.table.rows.length > 0 && (
        <FoldedList lines={did.table.rows} atOnce={linesAtOnce}>
          {(rows) => <ListTable table={{ ...did.table, rows: [...rows] }} />}
        </FoldedList>
      )}
      {did.more !== undefined && (
        <p className="card-note">
          <Link to={did.more.path}>{did.more.text}</Link>
        </p>
      )}
      {levels !== undefined && <LevelList {...levels} />}
    </TitledCard>
  )
}

const linesAtOnce = 10

/** How long a slider rests before the page follows it. */
const restMs = 150

/** A form of its own, which works without scripts; with them the page follows the slider. */
function Scrubber({ path, kept, block, go, slider, at, from, head }: ShownReplay) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const range = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)
  // They move along with the page, but what a visitor holds stays under the hand.
  useEffect(() => {
    for (const { current } of [range, number])
      if (current !== null && current !== document.activeElement) current.value = String(at)
  }, [at])
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = (height: string) => {
    if (number.current !== null) number.current.value = height
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const query = new URLSearchParams({ at: height, ...pick(kept) })
      void navigate(`${path}?${query.toString()}`, { replace: true, preventScrollReset: true })
    }, restMs)
  }
  return (
    <form action={path} className="grid gap-3">
      <input
        ref={range}
        type="range"
        aria-label={slider}
        min={from}
        max={head}
        defaultValue={at}
        onChange={({ target }) => follow(target.value)}
        className="w-full accent-accent"
      />
      <span className="flex flex-wrap items-center gap-2">
        <label htmlFor="at">{block}</label>
        <input
          ref={number}
          id="at"
          name="at"
          inputMode="numeric"
          pattern="[0-9]*"
          defaultValue={at}
          className="mono h-[34px] w-32 rounded-lg border border-hairline-strong bg-well px-3"
        />
        <Kept values={kept} />
        <button type="submit" className="button">
          {go}
        </button>
      </span>
    </form>
  )
}

/** What else an address asks for, so that a form keeps it. */
export function Kept({ values }: { values: Record<string, string> }) {
  return Object.entries(pick(values)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function pick(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

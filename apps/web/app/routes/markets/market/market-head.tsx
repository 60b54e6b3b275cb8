import { Countdown } from '../../../time/countdown.tsx'
import { CopyMenu } from '../../../ui/take/copy-menu.tsx'
import { Change } from '../../../views/markets/market-table.tsx'
import { Told } from '../../../views/sentences/told-facts.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import { WatchButton } from '../../../watch/watch-button.tsx'
import type { ShownHead } from './head.server.ts'

type Shown = ShownHead & {
  countdown: { name: string; time: number } | undefined
  /** Said of figures beside a past book; empty of now. */
  past: string
}

/** What a trader looks for first: price, change, and the figures beside them. */
export function MarketHead({ countdown, ...shown }: Shown) {
  const { heading, about, watch, sentence, warning, price, change, facts, past } = shown
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-[22px] leading-7 font-semibold tracking-tight">{heading}</h1>
        <span className="text-muted">{about}</span>
        <div className="ml-auto flex shrink-0 flex-wrap justify-end gap-2">
          <WatchButton {...watch} />
          <CopyMenu />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-7 gap-y-3">
        {price !== undefined && (
          <p className="flex items-baseline gap-3">
            <span className="mono text-[30px] leading-9">
              <Words of={price} />
            </span>
            {change !== undefined && <Change {...change} />}
          </p>
        )}
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-[13px] text-faint">{fact.name}</dt>
              <dd>
                <Told {...fact} />
              </dd>
            </div>
          ))}
          {countdown !== undefined && (
            <div>
              <dt className="text-[13px] text-faint">{countdown.name}</dt>
              <dd>
                <Countdown time={countdown.time} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {warning !== '' && <p className="text-warn">{warning}</p>}
      {sentence !== '' && <p className="text-muted">{sentence}</p>}
      {past !== '' && <p className="text-warn">{past}</p>}
    </header>
  )
}

import { drawSparkline } from '../../../ui/charts/draw-sparkline.ts'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { Missing } from '../../../ui/states.tsx'
import { WorthCard } from '../../accounts/worth-card.tsx'
import { MarketTable } from '../../../views/markets/market-table.tsx'
import { PlaceCards } from '../../home/place-cards.tsx'
import {
  busyMarkets,
  idleMarkets,
  lostWorthLine,
  places,
  someWorth,
  unknownWorth,
  worthLine,
} from './samples-of-markets.ts'

/** What tells of prices: markets, figures, the worth of accounts; known, empty, failed and not known. */
export function MarketParts({ theme }: { theme: string }) {
  return (
    <>
      <div className="card p-[18px]">
        <Sparkline line={drawSparkline([3, 1, 4, 1, 5, 9, 2, 6])} />
      </div>
      <div className="card">
        <MarketTable {...busyMarkets} />
      </div>
      <div className="card">
        <MarketTable {...idleMarkets} />
      </div>
      <div className="card">
        <Missing what="markets" why="The index did not answer within 5 s" />
      </div>
      <WorthCard {...someWorth} line={worthLine} />
      <WorthCard {...someWorth} line={lostWorthLine} />
      <WorthCard {...unknownWorth} />
      <div className="card">
        <Missing what="worth" why="The index did not answer within 5 s" />
      </div>
      <PlaceCards {...places} title={`${places.title}, ${theme}`} />
    </>
  )
}

import { useState, type ComponentType } from 'react'
import { loadWords } from '../language/load-words.ts'
import { useLanguage } from '../language/use-language.tsx'
import { notify } from '../notices/notify.ts'
import { TitledCard } from '../ui/titled-card.tsx'

type Desk = ComponentType<{ marketId: string }>

export type ShownTrade = { title: string; about: string; open: string; marketId: string }

/** Where one trades in a market. Few who look at it do: all but a button comes with the press. */
export function TradeCard({ title, about, open, marketId }: ShownTrade) {
  const { language } = useLanguage()
  const [Desk, setDesk] = useState<Desk>()
  const [isComing, setIsComing] = useState(false)
  const load = () => {
    setIsComing(true)
    Promise.all([import('./trade-desk.tsx'), loadWords(language, 'trading')])
      .then(([{ TradeDesk }]) => setDesk(() => TradeDesk))
      .catch((error: unknown) => notify({ error }))
      .finally(() => setIsComing(false))
  }
  return (
    <TitledCard title={title} className="no-print [@media(scripting:none)]:hidden" data-part="trade">
      {Desk === undefined ? (
        <div className="grid justify-items-start gap-3 p-[18px]">
          <p className="text-[13px] text-faint">{about}</p>
          <button type="button" className="button button-main" disabled={isComing} onClick={load}>
            {open}
          </button>
        </div>
      ) : (
        <Desk marketId={marketId} />
      )}
    </TitledCard>
  )
}

import { useRef, useState } from 'react'
import { useLanguage } from '../language/use-language.tsx'
import { translationsIn } from '../language/use-translations.ts'
import type { OwnPosition } from '../routes/trading/open.server.ts'
import type { DeskAnswer } from '../routes/trading/desk.server.ts'
import { openConnect } from '../wallet/open-connect.ts'
import { actorOf, useSession } from '../wallet/session.ts'
import { OrderForm } from './order-form.tsx'
import { OwnOpen } from './own-open.tsx'
import { closing } from './plan-order.ts'
import { useFresh } from './use-fresh.ts'

type Shown = {
  marketId: string
  /** It is there to close this. */
  position?: OwnPosition
  sent?: () => void
}

/** The form for an order in a market, with the market as it is now. */
export function OrderDesk({ marketId, position, sent }: Shown) {
  const { language, href } = useLanguage()
  const t = translationsIn(language, 'trading')
  const actor = actorOf(useSession()) ?? ''
  const { answer, trouble, isCurrent } = useFresh<DeskAnswer>(
    href(`/trading/market/${marketId}/?account=${actor}`),
  )
  if (answer === undefined)
    return trouble === undefined ? (
      <p role="status" className="px-[18px] py-4 text-muted">
        {t('loading')}
      </p>
    ) : (
      <p role="alert" className="px-[18px] py-4 text-bad wrap-anywhere">
        {t('failed', { reason: trouble })}
      </p>
    )
  const { traded, now } = answer
  // Who connects while they type keeps what they typed: only what is theirs waits for the answer.
  const own = isCurrent ? answer.own?.value : undefined
  if (position === undefined) return <OrderForm traded={traded} now={now} own={own} {...(sent && { sent })} />
  // Of any subaccount: what the wallet has says nothing about it.
  const held = { isLong: position.isLong, quantity: position.quantity, entryPrice: '0', margin: '0' }
  return (
    <OrderForm
      traded={traded}
      now={now}
      own={{ base: undefined, quote: undefined, position: held }}
      start={closing(position)}
      subaccountId={position.subaccountId}
      {...(sent && { sent })}
    />
  )
}

/** All that a visitor does in a market: an order, and what is open. */
export function TradeDesk({ marketId }: { marketId: string }) {
  const t = translationsIn(useLanguage().language, 'trading')
  const actor = actorOf(useSession())
  const [position, setPosition] = useState<OwnPosition>()
  const desk = useRef<HTMLDivElement>(null)
  const close = (one: OwnPosition | undefined) => {
    setPosition(one)
    desk.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={desk}>
      <OrderDesk
        key={position?.subaccountId ?? ''}
        marketId={marketId}
        {...(position && { position, sent: () => close(undefined) })}
      />
      <h3 className="border-y border-hairline px-[18px] py-3 font-semibold">{t('own.title')}</h3>
      {actor === undefined ? (
        <div className="grid justify-items-start gap-3 px-[18px] py-3">
          <p className="text-muted">{t('own.connect')}</p>
          <button type="button" className="button button-main" onClick={() => void openConnect()}>
            {t('own.connectNow')}
          </button>
        </div>
      ) : (
        <OwnOpen account={actor} marketId={marketId} close={close} />
      )}
    </div>
  )
}

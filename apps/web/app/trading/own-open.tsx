import { formatUnits } from '@injsight/chain'
import { useLanguage } from '../language/use-language.tsx'
import { translationsIn } from '../language/use-translations.ts'
import { plainText } from '../language/written.ts'
import type { OpenAnswer, OwnOrder, OwnPosition } from '../routes/trading/open.server.ts'
import { Words } from '../views/sentences/words.tsx'
import { startAct } from '../wallet/act.ts'
import { buildCancel, buildCancelAll } from './build-order.ts'
import { useFresh } from './use-fresh.ts'

type Shown = {
  account: string
  /** Empty for all markets, which are then named. */
  marketId?: string
  /** Somebody means to close a position. */
  close: (position: OwnPosition) => void
}

/** What an account has open, each with what ends it. */
export function OwnOpen({ account, marketId = '', close }: Shown) {
  const { language, href } = useLanguage()
  const t = translationsIn(language, 'trading')
  const { answer, trouble } = useFresh<OpenAnswer>(href(`/trading/account/${account}/?market=${marketId}`))
  if (answer === undefined)
    return trouble === undefined ? (
      <p role="status" className="px-[18px] py-3 text-muted">
        {t('own.loading')}
      </p>
    ) : (
      <p role="alert" className="px-[18px] py-3 text-bad wrap-anywhere">
        {t('own.failed', { reason: trouble })}
      </p>
    )
  const { orders, positions, hasMore } = answer
  if (orders.length === 0 && positions.length === 0)
    return <p className="px-[18px] py-3 text-muted">{t(marketId === '' ? 'own.noneAtAll' : 'own.none')}</p>
  const isNamed = marketId === ''
  return (
    <>
      <ul className="divide-y divide-hairline">
        {positions.map((position) => (
          <PositionLine
            key={`${position.marketId} ${position.subaccountId}`}
            position={position}
            isNamed={isNamed}
            close={close}
          />
        ))}
        {orders.map((order) => (
          <OrderLine key={order.hash} order={order} isNamed={isNamed} />
        ))}
      </ul>
      {hasMore && <p className="card-note">{t('own.more')}</p>}
      {orders.length > 1 && <CancelAll orders={orders} isNamed={isNamed} />}
    </>
  )
}

function PositionLine({
  position,
  isNamed,
  close,
}: {
  position: OwnPosition
  isNamed: boolean
  close: Shown['close']
}) {
  const t = translationsIn(useLanguage().language, 'trading')
  const { isLong, market, entry, margin } = position
  const quantity = formatUnits(position.quantity, 0, { group: true })
  const what = t(isLong ? 'own.long' : 'own.short', { quantity })
  return (
    <li className="flex items-center gap-3 px-[18px] py-3">
      <p className="grid min-w-0 flex-1 text-[13px]">
        <span className={isLong ? 'text-good' : 'text-bad'}>{`${isLong ? '▲' : '▼'} ${what}`}</span>
        {isNamed && (
          <span>
            <Words of={[market]} />
          </span>
        )}
        <span className="text-muted">{t('own.entry', { entry: entry.text, margin: margin.text })}</span>
      </p>
      <button
        type="button"
        className="button"
        aria-label={t('own.closeOf', { position: `${what} ${market.text}` })}
        onClick={() => close(position)}
      >
        {t('own.close')}
      </button>
    </li>
  )
}

function OrderLine({ order, isNamed }: { order: OwnOrder; isNamed: boolean }) {
  const t = translationsIn(useLanguage().language, 'trading')
  const { isBuy, type, left, price, trigger, market } = order
  const what = t('own.left', { left, price: price.text })
  return (
    <li className="flex items-center gap-3 px-[18px] py-3">
      <p className="grid min-w-0 flex-1 text-[13px]">
        <span className={isBuy ? 'text-good' : 'text-bad'}>{`${isBuy ? '▲' : '▼'} ${type}`}</span>
        {isNamed && (
          <span>
            <Words of={[market]} />
          </span>
        )}
        <span className="mono">{what}</span>
        {trigger !== undefined && (
          <span className="text-muted">{t('own.trigger', { trigger: plainText([trigger]) })}</span>
        )}
      </p>
      <button
        type="button"
        className="button"
        aria-label={t('own.cancelOf', { order: `${type} ${what}` })}
        onClick={() => void startAct({ build: async (from) => [await buildCancel(order, from)] })}
      >
        {t('own.cancel')}
      </button>
    </li>
  )
}

/** All of a market: of each market that has several. */
function CancelAll({ orders, isNamed }: { orders: readonly OwnOrder[]; isNamed: boolean }) {
  const t = translationsIn(useLanguage().language, 'trading')
  const byMarket = [...Map.groupBy(orders, ({ marketId }) => marketId)]
  return (
    <div className="flex flex-wrap gap-2 border-t border-hairline px-[18px] py-3">
      {byMarket.map(([marketId, of]) => (
        <button
          key={marketId}
          type="button"
          className="button"
          onClick={() => void startAct({ build: (from) => buildCancelAll(of, from) })}
        >
          {isNamed
            ? t('own.cancelAllIn', { market: of[0]?.market.text ?? '' })
            : t('own.cancelAll', { count: of.length })}
        </button>
      ))}
    </div>
  )
}

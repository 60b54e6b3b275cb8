import { KindIcon } from '../../views/transactions/kind-icon.tsx'
import { MessageFields } from '../../views/message-fields/message-fields.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { EventList } from './events.tsx'
import type { MessageView } from './view-message.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { Link } from '../../ui/link.tsx'

const CallBody = onDemand(async () => (await import('./ethereum/call-body.tsx')).CallBody)

const OrderTable = onDemand(async () => (await import('./order-table.tsx')).OrderTable)

/** What the transaction asked for, message by message, and what each left behind. */
export function Messages({
  messages,
  failedAt,
}: {
  messages: readonly MessageView[]
  failedAt: number | undefined
}) {
  const t = useTranslations('transaction')
  const firstCounted = messages.findIndex(({ isCounted, hasTable }) => isCounted && !hasTable)
  return (
    <TitledCard title={t('messages', { count: messages.length })} id="messages">
      <ol>
        {messages.map((message, at) => (
          // Messages have no name of their own, and their order never changes.
          <li key={at} className="border-b border-hairline p-[18px] last:border-0">
            <OneMessage
              message={message}
              isOnly={messages.length === 1}
              hasFailed={at === failedAt}
              tellsUnits={message.hasTable ? message.isCounted : at === firstCounted}
            />
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

type One = {
  message: MessageView
  /** What the page says of the transaction is said of this message: here it has its title alone. */
  isOnly: boolean
  hasFailed: boolean
  /** In which unit amounts stand: said once for all that is in sight. */
  tellsUnits: boolean
}

function OneMessage({ message, isOnly, hasFailed, tellsUnits }: One) {
  const t = useTranslations('transaction')
  const { href } = useLanguage()
  const { type, title, kind, sentence, orders, hasTable, call, events } = message
  return (
    <article className="grid gap-4">
      <div className="flex items-start gap-3.5">
        <KindIcon kind={kind} />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3 className="font-semibold wrap-anywhere">
            {isOnly ? <span title={type}>{title}</span> : <Words of={sentence} />}
          </h3>
          <p className="flex flex-wrap gap-x-4 text-[13px] text-faint">
            {!isOnly && <span title={type}>{title}</span>}
            <Link className="link" to={href(`/transactions/?type=${encodeURIComponent(type)}`)}>
              {t('more')}
            </Link>
            {hasFailed && !isOnly && <span className="font-medium text-bad">{t('failedHere')}</span>}
          </p>
        </div>
      </div>
      {orders.length > 0 && (
        <div className="rounded-lg border border-hairline">
          <OrderTable orders={orders} />
        </div>
      )}
      {hasTable ? (
        <details>
          <summary className="link unfold w-fit">{t('asSent')}</summary>
          <div className="mt-3 grid gap-4">
            <Fields message={message} tellsUnits={tellsUnits} />
          </div>
        </details>
      ) : call === undefined ? (
        <Fields message={message} tellsUnits={tellsUnits} />
      ) : (
        <CallBody call={call} />
      )}
      {events.length > 0 && (
        <details>
          <summary className="link unfold w-fit">{t('events', { count: events.length })}</summary>
          <EventList events={events} />
        </details>
      )}
    </article>
  )
}

function Fields({ message: { fields }, tellsUnits }: Pick<One, 'message' | 'tellsUnits'>) {
  const t = useTranslations('transaction')
  if (fields.length === 0) return <p className="text-muted">{t('noFields')}</p>
  return (
    <>
      {tellsUnits && <p className="text-[13px] text-faint">{t('unitsOfChain')}</p>}
      <MessageFields fields={fields} />
    </>
  )
}

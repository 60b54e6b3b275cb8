import { asFault } from '@injsight/errors'
import { wrapTransaction } from '@injsight/evm'
import { Form, useNavigation } from 'react-router'
import { formatInteger } from '../../../language/format-integer.ts'
import { Memo } from '../../../views/transactions/memo.tsx'
import { Refusal } from '../../../views/transactions/refusal.tsx'
import { ToldFacts } from '../../../views/sentences/told-facts.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { splitPath } from '../../../language/languages.ts'
import { useLanguage } from '../../../language/use-language.tsx'
import type { Naming } from '../../../language/write-part.server.ts'
import { useTranslations } from '../../../language/use-translations.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { simulate } from '../../../sources/transactions/raw-transaction.server.ts'
import { broadcastAllowed } from '../../acts/broadcast-allowed.server.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Copyable } from '../../../ui/take/copy-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import type { Route } from './+types/raw-transaction'
import { Messages } from '../messages.tsx'
import {
  learnCalledBy,
  nameSpoken,
  viewOutcome,
  viewRaw,
  type OutcomeView,
  type RawView,
} from './raw-view.server.ts'
import { RawField } from './raw-field.tsx'
import { checkRaw, readRawTransaction } from './read-raw.ts'
import { Link } from '../../../ui/link.tsx'

const SignButton = onDemand(async () => (await import('./sign-button.tsx')).SignButton)

const BroadcastNotice = onDemand(
  async () => (await import('../../../notices/broadcast-notice.tsx')).BroadcastNotice,
)

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const pasted = form.get('transaction')
  const text = typeof pasted === 'string' ? pasted : ''
  const bytes = readRawTransaction(text)
  if (bytes === undefined) return { text, trouble: checkRaw(text) ?? ('unreadable' as const) }
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const raw = await ofTheChain(bytes)
  const view = await readView(raw, naming)
  if (view === undefined) return { text, trouble: 'noTransaction' as const }
  const intent = form.get('intent')
  if (intent === 'simulate') return { text, view, simulated: viewOutcome(await simulate(raw), raw, naming) }
  if (intent === 'broadcast')
    return { text, view, sent: viewOutcome(await broadcastAllowed(request, raw), raw, naming) }
  return { text, view }
}

/** What was signed for Ethereum goes into a transaction of the chain; other bytes stay as they are. */
async function ofTheChain(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await wrapTransaction(bytes)
  } catch (error) {
    if (asFault(error).kind === 'bug') throw error
    return bytes
  }
}

/** undefined for bytes that are no transaction. */
async function readView(raw: Uint8Array, naming: Naming): Promise<RawView | undefined> {
  try {
    await learnCalledBy(raw)
    const view = viewRaw(raw, await nameSpoken(raw, naming))
    return view.messages.length > 0 || view.signers.length > 0 ? view : undefined
  } catch (error) {
    if (asFault(error).kind === 'bug') throw error
    return undefined
  }
}

export default function RawTransactionPage({ actionData }: Route.ComponentProps) {
  const t = useTranslations('raw')
  const { href } = useLanguage()
  const given = actionData as
    | {
        text: string
        trouble?: 'required' | 'unreadable' | 'noTransaction'
        view?: RawView
        simulated?: OutcomeView
        sent?: OutcomeView
      }
    | undefined
  const isSending = useNavigation().formData?.get('intent') === 'broadcast'
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={t('title')} description={t('hint')} />
      <div>
        <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{t('title')}</h1>
        <p className="max-w-[68ch] text-muted">{t('hint')}</p>
      </div>
      <Form method="post" action={href('/raw-tx/')} noValidate className="card grid gap-3 p-[18px]">
        <RawField text={given?.text} trouble={given?.trouble} />
        <p className="flex flex-wrap gap-2">
          <button className="button button-main" name="intent" value="decode">
            {t('decode')}
          </button>
          <button className="button" name="intent" value="simulate">
            {t('simulate')}
          </button>
          <button className="button" name="intent" value="broadcast">
            {t('broadcast')}
          </button>
        </p>
      </Form>
      {given?.simulated && <Simulated outcome={given.simulated} />}
      {(isSending || given?.sent) && <BroadcastNotice isSending={isSending} hash={hashOf(given?.sent)} />}
      {given?.sent && <Sent outcome={given.sent} hash={given.view?.hash ?? ''} />}
      {given?.view && <Decoded view={given.view} />}
    </main>
  )
}

/** Of a transaction that the node has taken. */
function hashOf(sent: OutcomeView | undefined): string | undefined {
  return sent?.refusal === undefined ? sent?.hash : undefined
}

function Simulated({ outcome: { gasUsed, refusal } }: { outcome: OutcomeView }) {
  const t = useTranslations('raw')
  return refusal === undefined ? (
    <p role="status" className="card p-[18px] text-good">
      {t('wouldUse', { gas: formatInteger(gasUsed ?? 0n) })}
    </p>
  ) : (
    <Refusal title={t('wouldFail')} refusal={refusal} />
  )
}

/** @param hash as its bytes have it: where it is found if it was taken */
function Sent({ outcome: { refusal, unanswered }, hash }: { outcome: OutcomeView; hash: string }) {
  const t = useTranslations('raw')
  const { href } = useLanguage()
  if (refusal !== undefined && unanswered === undefined)
    return <Refusal title={t('refused')} refusal={refusal} />
  return (
    <>
      <p role="status" className="card p-[18px]">
        {t(refusal === undefined ? 'accepted' : 'unsure')}{' '}
        <Link className="link mono wrap-anywhere" to={href(`/transaction/${hash}/`)}>
          {hash}
        </Link>
      </p>
      {refusal && <p className="mono -mt-3 text-faint wrap-anywhere">{refusal.log.slice(0, 4000)}</p>}
    </>
  )
}

function Decoded({ view }: { view: RawView }) {
  const t = useTranslations('raw')
  const words = useTranslations('transaction')
  return (
    <>
      <p className="-mb-4 text-faint">{t('reads')}</p>
      <h2 className="max-w-[52ch] text-[21px] leading-7 font-semibold tracking-tight wrap-anywhere">
        <Words of={view.sentence} />
      </h2>
      {view.toSign !== undefined && (
        <p className="no-print [@media(scripting:none)]:hidden">
          <SignButton {...view.toSign} />
        </p>
      )}
      <dl className="card facts">
        <Fact name={words('hash')}>
          <Copyable text={view.hash} label={words('hash')}>
            <span className="mono">{view.hash}</span>
          </Copyable>
        </Fact>
        <Fact name={t('size')}>{t('bytes', { count: view.bytes })}</Fact>
        <Fact name={words('signers', { count: view.signers.length })}>
          <ul>
            {view.signers.map(({ account, mode, sequence, isSigned }, at) => (
              <li key={at}>
                {account === undefined ? t('noKey') : <Words of={[account]} />}{' '}
                <span className="text-faint">
                  {words('sequence', { number: formatInteger(sequence + 1n) })} ·{' '}
                  {words('signMode', { mode })}
                  {!isSigned && ` · ${t('unsigned')}`}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={words('fee')}>
          <Words of={view.fee} />
        </Fact>
        <Fact name={t('gasLimit')}>{formatInteger(view.gasLimit)}</Fact>
        <ToldFacts facts={view.facts} />
        {view.timeoutHeight > 0n && <Fact name={t('timeout')}>{formatInteger(view.timeoutHeight)}</Fact>}
        {view.memo !== '' && (
          <Fact name={words('memo')}>
            <Memo text={view.memo} />
          </Fact>
        )}
      </dl>
      <Messages messages={view.messages} failedAt={undefined} />
    </>
  )
}

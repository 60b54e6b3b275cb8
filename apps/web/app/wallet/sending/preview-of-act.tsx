import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { plainText } from '../../language/written.ts'
import { Plain } from './plain.tsx'
import type { Prepared } from './run-act.ts'
import { Trouble } from './trouble.tsx'

/** What would come of an act: in words, in balances, and what it costs. */
export function PreviewOfAct({
  prepared: { signer, memo, preview, payer },
  language,
}: {
  prepared: Omit<Prepared, 'signAndSend'>
  language: Language
}) {
  const t = translationsIn(language, 'acts')
  const changes = translationsIn(language, 'changes')
  const { sentence, messages, cost, refusal, unanswered } = preview
  return (
    <div className="mt-3 grid gap-4">
      <div>
        <p className="text-[13px] text-muted">{translationsIn(language, 'raw')('reads')}</p>
        <p className="text-[16px]">
          <Plain of={sentence} />
        </p>
      </div>
      {messages.length > 0 && (
        <ol className="grid max-h-48 list-decimal gap-1 overflow-y-auto pl-5 text-[13px] text-muted">
          {messages.map((message, at) => (
            // Two may be alike; their order never changes.
            <li key={at}>
              <Plain of={message} />
            </li>
          ))}
        </ol>
      )}
      {preview.changes.length > 0 && (
        <table className="table table-auto table-changes text-[13px] max-[859px]:[&_tr]:px-0 min-[860px]:[&_:is(td,th)]:px-1.5">
          <thead>
            <tr>
              <th scope="col">{changes('change')}</th>
              <th scope="col" className="text-right">
                {changes('before')}
              </th>
              <th scope="col" className="text-right">
                {changes('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {preview.changes.map(({ change, before, after, isGain, place }) => (
              <tr key={`${place} ${change.title}`}>
                <td title={change.title}>
                  <span className={isGain ? 'text-good' : ''}>{change.text}</span>
                  {place !== '' && <span className="block text-faint">{place}</span>}
                </td>
                <td className="text-right" title={before?.title}>
                  {before?.text}
                </td>
                <td className="text-right" title={after?.title}>
                  {after?.text}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {preview.notes.map((note) => (
        <p key={note} className="text-[13px] text-muted">
          {note}
        </p>
      ))}
      {cost && payer !== undefined && (
        <p>
          {t('paidBy')} <bdi className="mono text-[13px] wrap-anywhere">{payer}</bdi>
        </p>
      )}
      {cost && payer === undefined && (
        <p>
          {t('cost', { fee: plainText(cost.told) })}{' '}
          <span className="text-[13px] text-faint">{t('gas', { gas: cost.gas })}</span>
        </p>
      )}
      <p className="text-[13px] text-muted">
        {t('signedBy')} <bdi className="mono wrap-anywhere">{signer}</bdi>
        {memo !== '' && (
          <>
            {' · '}
            {t('memo')} <bdi>{memo}</bdi>
          </>
        )}
      </p>
      {refusal && <Trouble said={{ title: t('wouldFail'), ...refusal }} language={language} />}
      {unanswered && <Trouble said={{ title: t(`unanswered.${unanswered}`) }} language={language} />}
    </div>
  )
}

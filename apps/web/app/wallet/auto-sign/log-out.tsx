import { loadWords } from '../../language/load-words.ts'
import { localeOf, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showBeside } from '../../ui/show-beside.ts'
import { disconnect } from '../connect/connect.ts'
import { readSession } from '../session.ts'
import { endGrants } from './end-grants.ts'
import type { Granted } from './rules.ts'
import { readStanding } from './store.ts'

/** Forgets who is connected; where a key of the browser may still sign for them, they are asked about that first. */
export async function logOut(): Promise<void> {
  const { address = '' } = readSession()
  const standing = readStanding(address, Math.floor(Date.now() / 1000))
  if (standing === undefined || (await isLeaving(standing))) await disconnect()
}

async function isLeaving(standing: Granted): Promise<boolean> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'forms')
  const answer = await showBeside<Answer>((done) => (
    <Question standing={standing} language={language} done={done} />
  ))
  return answer === 'end' ? endGrants(standing) : answer === 'leave'
}

type Answer = 'end' | 'leave' | 'stay'

function Question({
  standing: { expiration },
  language,
  done,
}: {
  standing: Granted
  language: Language
  done: (answer: Answer) => void
}) {
  const t = translationsIn(language, 'forms')
  const time = formatMoment(expiration * 1000, localeOf[language], 0)
  return (
    <Dialog title={t('buttons.autoSign')} close={() => done('stay')}>
      <p className="mt-3">{t('autoSignStands', { time })}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <button className="button">{t('form.cancel')}</button>
        <button type="button" className="button" onClick={() => done('leave')}>
          {t('leaveGrants')}
        </button>
        <button type="button" className="button button-main" onClick={() => done('end')}>
          {t('endFirst')}
        </button>
      </form>
    </Dialog>
  )
}

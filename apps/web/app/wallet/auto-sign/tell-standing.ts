import { loadWords } from '../../language/load-words.ts'
import { localeOf, pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { readInTab, storeInTab } from '../../stored-in-tab.ts'
import { readAutoSign, readStanding } from './store.ts'

/** Of this tab: whose key it was said of. */
const toldKey = 'auto-sign-told'

/** Tells who is connected, once, that a key may sign for them which is gone: with a page, or when they logged out. */
export async function tellStanding(owner: string): Promise<void> {
  const standing = readStanding(owner, Math.floor(Date.now() / 1000))
  if (standing === undefined || readAutoSign()?.address === standing.address || wasTold(standing.address))
    return
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'forms')
  const t = translationsIn(language, 'forms')
  const time = formatMoment(standing.expiration * 1000, localeOf[language], 0)
  notify({
    type: 'warning',
    title: t('autoSignLost', { time }),
    description: t('buttons.autoSign'),
    to: pathIn(language, `/account/${owner}/grants/`),
  })
}

function wasTold(key: string): boolean {
  const before = readInTab(toldKey)
  storeInTab(toldKey, key)
  return before === key
}

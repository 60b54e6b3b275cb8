import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Choice } from '../../ui/chips.tsx'
import { modules, statuses, type Narrowing } from './narrow-transactions.ts'

type Asked = {
  language: Language
  /** The path of the list, narrowed to that instead. */
  pathTo: (changed: Partial<Narrowing>) => string
}

export function listStatuses(chosen: Narrowing['status'], { language, pathTo }: Asked): Choice[] {
  const t = translationsIn(language, 'transactions')
  return (['', ...statuses] as const).map((status) => ({
    text: t(status === '' ? 'all' : status),
    path: pathTo({ status }),
    isChosen: status === chosen,
  }))
}

/** @param chosen undefined where the list is narrowed to something else */
export function listModules(chosen: Narrowing['module'] | undefined, { language, pathTo }: Asked): Choice[] {
  const t = translationsIn(language, 'account')
  return (['', ...modules] as const).map((module) => ({
    text: t(module === '' ? 'kinds.all' : `kinds.${module}`),
    path: pathTo({ module }),
    isChosen: module === chosen,
  }))
}

import { shortenAddress } from '@injsight/chain'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { ContractView } from './contract-view.ts'
import { pathOfList, type ListName } from './lists/read-choice.ts'

/** Where the page of a contract stands. */
export function crumbsOf(list: ListName, address: string, language: Language): ContractView['crumbs'] {
  return {
    to: pathIn(language, pathOfList(list)),
    list: translationsIn(language, 'frame')('contracts'),
    here: shortenAddress(address),
  }
}

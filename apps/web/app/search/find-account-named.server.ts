import type { SearchShape } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { isUnanswered, resolveName } from '../sources/names/name-services.server.ts'
import type { Found } from './found.ts'

/** What is said where a name leads nowhere, and where one may be had. */
export type ToldOfName = { title: string; text: string; claim?: { words: string; url: string } }

type AccountNamed = { thing?: Found; told?: ToldOfName }

/** Who sells names of .inj. */
const claimUrl = 'https://space.id/'

/** The account that a name of .inj or .sol leads to, or why there is none; nothing for what isn't such a name. */
export async function findAccountNamed(shape: SearchShape, language: Language): Promise<AccountNamed> {
  const t = translationsIn(language, 'nameServices')
  if (shape.kind === 'none' && shape.outcome === 'invalidName')
    return { told: { title: t('invalid.title'), text: t('invalid.text') } }
  if (shape.kind !== 'name' || shape.service === undefined) return {}
  const { name, service } = shape
  try {
    const { account } = await resolveName(name)
    const kind = service === 'inj' ? 'injDomainName' : 'injBonfidaDomainName'
    return { thing: { kind, id: account, name } }
  } catch (error) {
    if (isUnanswered(error)) return {}
    const { kind, message } = asFault(error)
    if (kind === 'bug') throw error
    if (kind === 'invalid-input') {
      const isEmpty = message.includes('empty labels')
      return { told: { title: t('invalid.title'), text: t(isEmpty ? 'invalid.empty' : 'invalid.text') } }
    }
    if (kind !== 'not-found') return { told: { title: t('silent.title'), text: t('silent.text', { name }) } }
    const claim = { words: t('absent.claim'), url: claimUrl }
    const told = { title: t('absent.title'), text: t('absent.text', { name }) }
    return { told: service === 'inj' ? { ...told, claim } : told }
  }
}

import type { SearchShape } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { isUnanswered, resolveName } from '../sources/names/name-services.server.ts'
import type { Found } from './found.ts'

/** What is said where a text leads nowhere, and where such a name may be had. */
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
      const text = isEmpty ? t('invalid.empty') : `${t('invalid.unlike', { name })} ${t('invalid.text')}`
      return { told: { title: t('invalid.title'), text } }
    }
    if (kind !== 'not-found') return { told: { title: t('silent.title'), text: t('silent.text', { name }) } }
    const claim = { words: t('absent.claim'), url: claimUrl }
    const told = {
      title: t('absent.title'),
      text: `${t('absent.text', { name })} ${whyNot(message, t)}`.trim(),
    }
    return { told: service === 'inj' ? { ...told, claim } : told }
  }
}

/** What the name service says of a name that leads nowhere, in the visitor's words; empty for what else it says. */
function whyNot(message: string, t: ReturnType<typeof translationsIn<'nameServices'>>): string {
  const [, address] = /^\.inj not found for (inj1[a-z0-9]+)$/.exec(message) ?? []
  if (address !== undefined) return t('absent.otherWay', { address })
  return message === 'Resolver address not found' ? t('absent.unresolved') : ''
}

import { cut } from '../message-fields/texts.server.ts'
import { isolateName } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wordsOf } from '../../language/words-of.ts'

/** What a module is about; its own name where there are no words for it. */
export function titleOfModule(module: string, language: Language): string {
  const titles: Readonly<Record<string, string>> = wordsOf(language).parameters.modules
  return Object.hasOwn(titles, module) ? (titles[module] ?? module) : isolateName(module)
}

/** The chain's own name of a parameter; whoever proposed it may have written anything. */
export function nameOfParameter(name: string): string {
  return cut(isolateName(name), 120)
}

const fork = /^chain_config\.(\w+?)_(?:block|time|support|hash)$/
const blobs = /^chain_config\.blob_schedule_config\.(\w+)\./

/** What a parameter means; empty for one that nobody has explained. */
export function meaningOf(module: string, name: string, language: Language): string {
  const t = translationsIn(language, 'parameters')
  const [, forkName] = fork.exec(name) ?? []
  if (forkName !== undefined) return t('fork', { name: forkName.replaceAll('_', ' ') })
  const [, blobName] = blobs.exec(name) ?? []
  if (blobName !== undefined) return t('blobs', { name: blobName })
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> =
    wordsOf(language).parameters.meanings
  const ofModule = Object.hasOwn(all, module) ? all[module] : undefined
  const key = name.replaceAll('.', '_')
  return ofModule !== undefined && Object.hasOwn(ofModule, key) ? (ofModule[key] ?? '') : ''
}

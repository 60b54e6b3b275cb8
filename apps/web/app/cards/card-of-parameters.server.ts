import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { fetchParameters, noModule } from '../sources/parameters.server.ts'
import { nameOfParameter, titleOfModule } from '../views/parameters/meaning.server.ts'
import { writeValue } from '../views/parameters/value.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a module's parameters says: the first of them that have room. */
export async function cardOfParameters(module: string, language: Language): Promise<Card> {
  const [{ parameters }, names] = await Promise.all([fetchParameters(), fetchNames()])
  const own = parameters.filter((one) => one.module === module)
  const t = translationsIn(language, 'parameters')
  if (own.length === 0) throw noModule(module)
  const naming = { language, names }
  const facts = own.map((one) => ({
    name: nameOfParameter(one.name),
    shown: writeValue(one, one.value, naming),
  }))
  return cardOfTold(t('title'), titleOfModule(module, language), facts)
}

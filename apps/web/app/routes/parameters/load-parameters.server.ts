import { beyondSources } from '../../trouble.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { fetchParameters, noModule } from '../../sources/parameters.server.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import { nameOfParameter, titleOfModule } from '../../views/parameters/meaning.server.ts'
import { tableOfModules } from '../../views/parameters/modules.server.ts'
import { tableOfParameters } from '../../views/parameters/tables.server.ts'
import { listChanges } from './changes.server.ts'
import type { ParameterChoice } from './read-choice.ts'

type Place = { cursor: string; rows: number }

/** @throws Fault `not-found` for a module that there isn't */
export async function loadParameters(
  choice: ParameterChoice,
  place: Place,
  naming: Naming,
): Promise<ToldPage> {
  const { language } = naming
  const { module } = choice
  const t = translationsIn(language, 'parameters')
  const [{ parameters, unknown }, changes] = await Promise.all([
    fetchParameters(),
    sectionOfChanges(choice, place, naming),
  ])
  const own = parameters.filter((one) => one.module === module)
  if (module !== '' && own.length === 0) throw noModule(module)
  const title = module === '' ? t('title') : `${titleOfModule(module, language)} · ${t('title')}`
  const areChangesTold = changes.content.missing !== beyondSources
  const whole = wholeSection({
    id: module === '' ? 'modules' : module,
    title: module === '' ? t('overview') : titleOfModule(module, language),
    table:
      module === ''
        ? tableOfModules(parameters, naming, areChangesTold)
        : tableOfParameters(own, naming, areChangesTold),
    empty: t('noneKnown'),
    file: pathIn(language, `/params.csv${formatQuery({ module })}`),
  })
  return {
    title,
    description: t('description'),
    heading: [title],
    about: unknown.length > 0 ? t('noneKnown') : t('about'),
    ...(module !== '' && {
      crumbs: {
        to: pathIn(language, '/params/'),
        list: t('title'),
        here: titleOfModule(module, language),
      },
    }),
    facts: [],
    sections: [whole, changes],
    isLive: place.cursor === '',
  }
}

function sectionOfChanges(choice: ParameterChoice, place: Place, naming: Naming): Promise<Section> {
  const t = translationsIn(naming.language, 'parameters')
  return pagedSection({
    id: 'changes',
    title: choice.name === '' ? t('changes') : `${t('changes')} · ${nameOfParameter(choice.name)}`,
    fetch: listChanges(choice, naming),
    empty: t('noChanges'),
    path: '/params/',
    chosen: choice,
    file: `/params/changes.csv${formatQuery(choice)}`,
    page: { ...place, language: naming.language },
  })
}

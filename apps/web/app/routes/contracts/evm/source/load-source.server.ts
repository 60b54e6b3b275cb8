import type { GetEvmSourceResponse } from '@injsight/injsight-v1'
import { pathIn } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { mapPart, part, type Part } from '../../../../page.server.ts'
import { fetchSource } from '../../../../sources/evm/source.server.ts'
import { viewSource, type SourceView } from './view-source.server.ts'

/** The part of a contract's page that has its source, and the form by which one is given. */
export type SourcePart = {
  title: string
  /** Said to whoever has just given it; empty to others. */
  given: string
  source: Part<SourceView | undefined>
  /** undefined where nothing better can be given. */
  form: VerifyForm | undefined
}

export type VerifyForm = {
  title: string
  about: string
  action: string
  file: string
  input: string
  inputHint: string
  compiler: string
  compilers: readonly string[]
  contract: string
  contractHint: string
  send: string
}

type Asked = { address: string; query: URLSearchParams; naming: Naming }

export async function loadSource(asked: Asked): Promise<SourcePart> {
  const t = translationsIn(asked.naming.language, 'contractSource')
  const told = await part(fetchSource(asked.address))
  return {
    title: t('title'),
    given: asked.query.has('given') ? sayGiven(told.value, asked.naming) : '',
    source: mapPart(told, ({ source }) => source && viewSource(source, asked)),
    form: told.value && viewForm(told.value, asked),
  }
}

function sayGiven(told: GetEvmSourceResponse | undefined, { language }: Naming): string {
  if (told?.source === undefined) return ''
  const { match } = told.source
  return translationsIn(language, 'contractSource')(`outcomes.${match === 'exact' ? 'exact' : 'code'}`)
}

function viewForm(
  { source, compilers }: GetEvmSourceResponse,
  { address, naming }: Asked,
): VerifyForm | undefined {
  if (source?.match === 'exact') return undefined
  const t = translationsIn(naming.language, 'contractSource')
  return {
    title: t('form.title'),
    about: source === undefined ? t('none') : t('improve'),
    action: pathIn(naming.language, `/contract/${address}/source/`),
    file: t('form.file'),
    input: t('form.input'),
    inputHint: t('form.inputHint'),
    compiler: t('form.compiler'),
    compilers,
    contract: t('form.contract'),
    contractHint: t('form.contractHint'),
    send: t('form.send'),
  }
}

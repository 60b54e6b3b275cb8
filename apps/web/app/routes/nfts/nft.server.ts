import { ipfsPathOf } from '@injsight/chain'
import type { CollectionNft } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { nameNft } from '../../language/name-nft.ts'
import { pathOfCollection } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readExternalUrl } from '../../ui/outside/external-url.ts'
import type { ToldNft } from '../../sources/nfts.server.ts'
import { openIpfs } from '../../views/assets/ipfs.ts'
import { number } from '../../views/lists/cells.server.ts'
import type { Section } from '../../views/lists/section.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { readDataUri, readMetadata, readPicture, type Metadata, type Picture } from './read-metadata.ts'
import { contractOf, nameCollection, sayStandard } from './tables.server.ts'

/** One of a collection, in words. */
export type ShownNft = {
  heading: string
  facts: ToldFact[]
  /** `lost` is said where the picture doesn't come; empty of one that needn't come from anywhere. */
  picture: { title: string; alt: string; shown: Picture; text: string; lost: string } | undefined
  description: { title: string; text: string } | undefined
  /** Where more of it is said, off the chain. */
  link: { title: string; link: string; refused: string; text: string } | undefined
  /** Why nothing is told of it; empty where something is. */
  note: string
  sections: Section[]
}

export function viewNft(told: ToldNft, token: string, naming: Naming): ShownNft {
  const { collection } = told
  const t = translationsIn(naming.language, 'nfts')
  const metadata = readTold(told)
  const name = metadata?.name ? isolateName(metadata.name) : nameNft(token)
  const isElsewhere = told.uri !== '' && readDataUri(told.uri) === undefined
  return {
    heading: t('said', { name, collection: nameCollection(collection) }),
    facts: listFacts(told, token, naming),
    picture: viewPicture(metadata, { alt: name, ownSource: ownSourceOf(told, token, metadata) }, naming),
    description: metadata?.description
      ? { title: t('description'), text: isolateName(metadata.description, longestText) }
      : undefined,
    link: isElsewhere ? viewLink(told, naming) : undefined,
    note: sayNote(told, { isBroken: jsonOf(told) !== undefined && metadata === undefined }, naming),
    sections: listSections(told, token, naming),
  }
}

const jsonOf = ({ extension, uri, inIpfs }: ToldNft) => extension || (readDataUri(uri) ?? inIpfs)

/** Whether it is nobody's and, as far as all is known of its collection, never was anybody's. */
export function isAbsent(
  { collection, owners, unknown }: ToldNft,
  moves: Section,
  query: URLSearchParams,
): boolean {
  const isKnown = !collection.isLost && unknown.length === 0 && !query.has(moves.id)
  return isKnown && owners.length === 0 && moves.content.value?.table.rows.length === 0
}

/** What its contract itself tells of it, or leads to in IPFS; undefined where that is nothing, or can't be read. */
function readTold(told: ToldNft): Metadata | undefined {
  const json = jsonOf(told)
  return json === undefined ? undefined : readMetadata(json)
}

/** Where this site itself has the picture: of those in IPFS, where somebody looks there for us. */
function ownSourceOf({ collection, inIpfs }: ToldNft, token: string, metadata: Metadata | undefined) {
  if (inIpfs === undefined || ipfsPathOf(metadata?.image ?? '') === undefined) return undefined
  return `/nft-picture/${collection.contract}/${encodeURIComponent(token)}/`
}

const longestText = 2000

function sayNote(
  { owners, why, uri, extension }: ToldNft,
  { isBroken }: { isBroken: boolean },
  naming: Naming,
) {
  const t = translationsIn(naming.language, 'nfts')
  if (owners.length === 0) return t('absent')
  if (why !== '') return t('notTold', { why: isolateName(why, 300) })
  if (isBroken) return t('unread')
  return uri === '' && extension === '' ? t('nowhere') : ''
}

function listFacts({ collection, owners, spender }: ToldNft, token: string, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'nfts')
  const { contract, standard, creator } = collection
  const [owner, ...others] = owners
  const name = { text: nameCollection(collection), to: pathOfCollection(contract), look: 'name' as const }
  return [
    { name: t('columns.collection'), shown: [name] },
    { name: t('columns.token'), shown: [isolateName(token, 300)], copy: token },
    { name: t('columns.contract'), shown: contractOf(contract, naming), copy: contract },
    { name: t('columns.standard'), shown: [sayStandard(standard)] },
    ...(owner === undefined || others.length > 0
      ? []
      : [{ name: t('columns.owner'), shown: [writeAccount(owner.owner, naming)], copy: owner.owner }]),
    ...(spender === ''
      ? []
      : [{ name: t('columns.spender'), shown: [writeAccount(spender, naming)], copy: spender }]),
    ...(standard === 'erc1155' && owners.length > 0 && owners.length < mostOwners
      ? [{ name: t('columns.quantity'), shown: number(countAll(owners)).shown }]
      : []),
    ...(creator === ''
      ? []
      : [{ name: t('columns.creator'), shown: [writeAccount(creator, naming)], copy: creator }]),
  ]
}

/** As many as the index tells at once; a sum is said of all or not at all. */
const mostOwners = 100

function countAll(owners: readonly CollectionNft[]): string {
  return String(owners.reduce((sum, { amount }) => sum + BigInt(amount), 0n))
}

type Of = { alt: string; ownSource: string | undefined }

function viewPicture(
  metadata: Metadata | undefined,
  { alt, ownSource }: Of,
  { language }: Naming,
): ShownNft['picture'] {
  const t = translationsIn(language, 'nfts')
  const shown = metadata && readPicture(metadata.image)
  if (shown === undefined) return undefined
  const title = t('picture')
  if (shown.kind !== 'away')
    return { title, alt, shown, text: t(shown.kind === 'here' ? 'onChain' : 'refused'), lost: '' }
  const elsewhere = t('elsewhere', { host: isolateName(shown.host) })
  return ownSource === undefined
    ? { title, alt, shown, text: elsewhere, lost: '' }
    : { title, alt, shown: { ...shown, source: ownSource }, text: t('fromIpfs'), lost: elsewhere }
}

function viewLink({ uri, inIpfs }: ToldNft, { language }: Naming): ShownNft['link'] {
  const t = translationsIn(language, 'nfts')
  const host = readExternalUrl(openIpfs(uri))?.host
  const whence = inIpfs === undefined ? t('elsewhereText', { host: isolateName(host ?? '') }) : t('fromIpfs')
  const text = host === undefined ? '' : whence
  return { title: t('metadata'), link: uri, refused: t('refused'), text }
}

/** What it is made of, by its metadata. */
export function tableOfTraits(told: ToldNft, naming: Naming): Table {
  const t = translationsIn(naming.language, 'nfts')
  return {
    columns: [{ name: t('columns.trait') }, { name: t('columns.value') }],
    rows: (readTold(told)?.traits ?? []).map(({ name, value }, at) => ({
      key: String(at),
      cells: [
        { shown: [isolateName(name, 200)], file: name },
        { shown: [isolateName(value, 500)], file: value },
      ],
    })),
  }
}

function listSections(told: ToldNft, token: string, naming: Naming): Section[] {
  const table = tableOfTraits(told, naming)
  if (table.rows.length === 0) return []
  const path = `${pathOfCollection(told.collection.contract)}traits.csv${formatQuery({ token })}`
  return [
    wholeSection({
      id: 'traits',
      title: translationsIn(naming.language, 'nfts')('lists.traits'),
      table,
      empty: '',
      file: pathIn(naming.language, path),
    }),
  ]
}

import type { nfts as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nfts = {
  title: 'NFT',
  about: 'Colecciones CW721, ERC-721 y ERC-1155: tokens de los que cada uno es único.',
  none: 'No hay ninguna colección así en esta cadena.',
  noTokens: 'No hay ningún token en esta colección.',
  columns: {
    collection: 'Colección',
    standard: 'Estándar',
    tokens: 'Tokens',
    contract: 'Contrato',
    creator: 'Creador',
    token: 'ID del token',
    owner: 'Dueño',
    quantity: 'Cantidad',
    since: 'Desde el bloque',
    trait: 'Rasgo',
    value: 'Valor',
  },
  saidCollection: '{name} es una colección de NFT',
  said: '{name} de {collection}',
  unnamed: 'Una colección sin nombre',
  lists: {
    nfts: 'Tokens y sus dueños',
    owners: 'De quién es',
    moves: 'De quién fue',
    traits: 'Rasgos',
  },
  description: 'Descripción',
  picture: 'Imagen',
  metadata: 'Metadatos',
  elsewhere:
    'La imagen está en {host}. Aquí no se carga: ese servidor sabría quién la mira. Se abre en una pestaña propia, sin decirle de dónde vienes.',
  elsewhereText: 'Cómo es está en {host}, no en la cadena: aquí no se carga, y mañana puede ser otra cosa.',
  onChain: 'en la cadena',
  refused: 'no se abre: solo https e ipfs',
  unread: 'Lo que dice su contrato no son metadatos que se puedan leer.',
  notTold: 'No se sabe lo que dice su contrato: {why}',
  nowhere: 'Su contrato no dice nada de él.',
  absent: 'Esta colección no tiene tal token. Quizá fue quemado.',
  lost: 'Lo que dice este contrato se contradice, así que no se muestran dueños.',
} satisfies Texts<typeof english>

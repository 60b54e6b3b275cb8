import type { token as english } from './en.ts'
import type { Texts } from '../words.ts'

export const token = {
  said: '{kind, select, faces {{name} es un solo token con dos caras: monedas del banco y un contrato} erc20 {{name} es un token de un contrato} erc721 {{name} son NFT de un contrato} erc1155 {{name} son tokens de varios tipos, de un solo contrato} coin {{name} es una moneda del banco, acuñada por la cuenta cuya dirección lleva} other {{name}}}',
  denom: 'Denominación',
  contract: 'Contrato',
  toContract: 'su código y sus registros',
  decimals: 'Decimales',
  decimalsUnknown: 'nadie los ha dicho: las cantidades están en la unidad mínima',
  supply: 'Suministro',
  supplyUnknown: 'no se sabe',
  holders: 'Titulares',
  faces: 'Dos caras',
  facesText:
    'Un envío en el banco y una transferencia del contrato mueven las mismas monedas. Hay un solo suministro, una sola lista de titulares y una sola lista de movimientos.',
  lost: 'No se le cree',
  lostText:
    'Lo que escribió este contrato se contradice, así que lo que dice de los saldos ni se cuenta ni se muestra. Sus registros están en su página.',
  lists: {
    holders: 'Quién lo tiene',
    moves: 'Cómo se movió',
    owners: 'De quién es cada uno',
    approvals: 'Quién puede mover lo de quién',
  },
  none: {
    holders: 'Nadie lo tiene.',
    moves: 'Aún no se ha movido.',
    owners: 'Nadie tiene ninguno.',
    approvals: 'Ningún titular deja que otro lo mueva.',
  },
  columns: {
    holder: 'Titular',
    quantity: 'Cantidad',
    share: 'Parte',
    from: 'De',
    to: 'A',
    amount: 'Importe',
    block: 'Bloque',
    time: 'Hora',
    hash: 'Transacción',
    owner: 'Dueño',
    spender: 'Puede moverlo',
    token: 'Token',
    since: 'Desde el bloque',
  },
  nobody: 'nadie',
  all: 'todos',
  unlimited: 'sin límite',
  told: 'Según lo último que dijo el dueño: lo que se movió después no lo cuenta ningún registro.',
} satisfies Texts<typeof english>

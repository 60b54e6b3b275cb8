import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {intentó hacer} other {hizo}} una transacción de Ethereum',
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} un contrato EVM',
    createAt: '{sender} {failed, select, yes {intentó crear} other {creó}} el contrato EVM {contract}',
    createAtWithValue:
      '{sender} {failed, select, yes {intentó crear} other {creó}} el contrato EVM {contract} con {amount}',
    sendData:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {count, plural, one {# byte} other {# bytes}} de datos a {recipient} por EVM',
    sendDataWithValue:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} con {count, plural, one {# byte} other {# bytes}} de datos a {recipient} por EVM',
    call: '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract} con {amount}',
    guess:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} al contrato EVM {contract}; parece ser {method}',
    guessWithValue:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} al contrato EVM {contract} con {amount}; parece ser {method}',
    moved: '{sentence}; {move}',
    movedMore: '{sentence}; {move}, entre otros movimientos',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {intentó emparejar} other {emparejó}} {denom} con {contract}',
    unpair: '{sender} {failed, select, yes {intentó eliminar} other {eliminó}} la pareja ERC-20 de {denom}',
    makePair:
      '{sender} {failed, select, yes {intentó hacer crear} other {hizo crear}} un contrato ERC-20 para {denom}',
    makePairAt:
      '{sender} {failed, select, yes {intentó hacer crear} other {hizo crear}} el contrato ERC-20 {contract} para {denom}',
    transferFrom:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} de {owner} a {recipient}',
    approve:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} gastar {amount} en su nombre',
    approveAll:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} gastar {token} en su nombre sin límite',
    revoke:
      '{sender} {failed, select, yes {intentó retirar} other {retiró}} a {spender} el permiso de gastar {token} en su nombre',
    allowMore:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} gastar {amount} más en su nombre',
    allowLess:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} gastar {amount} menos en su nombre',
    wrap: '{sender} {failed, select, yes {intentó envolver} other {envolvió}} {amount} como {token}',
    unwrap: '{sender} {failed, select, yes {intentó desenvolver} other {desenvolvió}} {amount}',
  },
  erc721: {
    sendOf:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} el NFT {id} de {contract} de {owner} a {recipient}',
    approve:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} mover el NFT {id} de {contract}',
    revoke:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} que nadie más mueva el NFT {id} de {contract}',
    approveAll:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} a {spender} mover todos sus NFT de {contract}',
    revokeAll:
      '{sender} {failed, select, yes {intentó retirar} other {retiró}} a {spender} el permiso de mover sus NFT de {contract}',
    burn: '{sender} {failed, select, yes {intentó quemar} other {quemó}} el NFT {id} de {contract}',
  },
  erc1155: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} del NFT {id} de {contract} a {recipient}',
    mint: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount} del NFT {id} de {contract} para {recipient}',
    burn: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} del NFT {id} de {contract}',
  },
}

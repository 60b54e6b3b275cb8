import type { assets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const assets = {
  pages: 'Páginas sobre activos',
  bank: 'Activos',
  contracts: 'Activos de contratos',
  about:
    'El banco de la cadena guarda {count, plural, one {# activo} other {# activos}}.{quote, select, none {} other { Los precios son los de las últimas operaciones en esta cadena, en {quote}.}}',
  contractsAbout: 'Tokens CW20 y ERC-20 cuyos saldos están solo en sus propios contratos.',
  search: 'Nombre, símbolo o denom',
  find: 'Buscar',
  kind: 'Tipo',
  verification: 'Verificación',
  all: 'Todos',
  sort: 'Ordenados por',
  sorts: { worth: 'Valor en USD', holders: 'Titulares', supply: 'Suministro' },
  none: 'Entre estos no hay ningún activo así. Todos los activos están en «Todos».',
  columns: {
    token: 'Token',
    denom: 'Denom',
    price: 'Precio',
    worth: 'Valor en USD',
    supply: 'Suministro actual',
    decimals: 'Decimales',
    admin: 'Administrador / acuñador',
    kind: 'Tipo',
    verification: 'Verificación',
    holders: 'Titulares',
  },
  kinds: {
    native: 'Nativo',
    peggy: 'ERC20 puenteado',
    ibc: 'IBC',
    factory: 'Fábrica de tokens',
    erc20: 'EVM',
    share: 'Fondo de seguro',
    cw20: 'CW20',
    unknown: 'Banco',
  },
  tiers: {
    verified: 'Verificado',
    internal: 'Verificado internamente',
    external: 'Verificado externamente',
    unverified: 'Sin verificar',
  },
  withList:
    'La verificación es la de la lista de este sitio. Sin verificar es lo que no está en ninguna lista: su nombre es el que eligió quien lo creó.',
  withoutList:
    'Este sitio no tiene lista de activos verificados: solo lo está lo que creó la propia cadena, su moneda y las participaciones en sus fondos de seguro. Sin verificar no dice nada malo de un activo, solo que su nombre lo eligió quien lo creó y que aquí nadie lo ha comprobado.',
  alike: {
    same: 'Se lee como {symbol}, otro activo',
    letters: 'Mezcla letras de varios alfabetos',
    direction: 'Esconde marcas que no se ven',
  },
  via: 'por {channel}',
  lost: 'No es creíble: se contradice',
  unknownDecimals: 'desconocidos',
  dollar: 'Los valores en USD cuentan como dólar {quote}, por lo que más se negocia INJ.',
} satisfies Texts<typeof english>

import type { states as english } from './en.ts'
import type { Texts } from '../words.ts'

export const states = {
  copy: 'Copiar {what}',
  copied: 'Copiado: {what}',
  copyAs: 'Copiar',
  watch: 'Vigilar',
  isWatched: 'Vigilado',
  copyLink: 'Enlace',
  openJson: 'Abrir como JSON',
  notCopied: 'No se pudo copiar',
  unable:
    '{what, select, trades {No se pudo obtener el historial de operaciones} other {Error de red: no se pudo obtener {what, select, balances {los saldos} transactions {las transacciones} block {el bloque} blocks {los bloques} contract {el contrato} contracts {los contratos} holders {los titulares del token} codes {los códigos} code {el código} transaction {la transacción} account {lo que se sabe de la cuenta} auction {la subasta} changes {los cambios} cw20 {los tokens CW20} figures {las cifras} logs {los registros} markets {los mercados} orders {el resultado de las órdenes} packets {el resultado de los paquetes} proof {la prueba} tokens {los tokens} worth {el valor de la cuenta} validators {los validadores} other {«{title}»}}}}',
  missing: 'Esta parte no se puede mostrar en este momento.',
  retry: 'Reintentar',
  home: 'Ir al inicio',
  pages: 'Páginas',
  newest: 'Más recientes',
  older: 'Anteriores',
  more: '{count} más',
  csvHint: 'La lista entera como archivo para hojas de cálculo',
  showRows: 'Mostrar filas',
  unknown: 'no se conoce',
  maintenance: {
    title: 'Volvemos pronto',
    text: 'Estamos trabajando en el sitio. La cadena sigue, y nada en ella se ve afectado.',
  },
  faucet: {
    title: 'El grifo no respondió',
    text: 'No consta que se enviaran monedas. El problema quedó anotado; es posible que otro intento funcione.',
  },
  absent: {
    title:
      'No se encuentra {kind, select, block {este bloque} transaction {esta transacción} account {esta cuenta} contract {este contrato} code {este código} other {esta página}} en {network}',
    wait: 'Espera al menos 30 segundos: puede que aún no esté en un bloque.',
    pool: 'Puede estar en la reserva de otro nodo que no es el que se consulta aquí.',
    busy: 'La red puede estar ocupada.',
    ask: 'Si después de una hora sigue sin estar, pregunta a quien la envió, o a la cartera o al exchange desde el que se envió.',
    control: 'Un explorador muestra transacciones; no puede enviarlas, acelerarlas ni cancelarlas.',
    elsewhere:
      'Buscarlo en la {network, select, mainnet {red principal} testnet {red de pruebas} other {red de desarrollo}}',
    expected: 'Si la esperabas',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'La búsqueda encuentra bloques, transacciones y cuentas en cualquier escritura.',
  },
  invalid: {
    title: 'Esto no se puede consultar',
    text: 'Algo en la dirección no está escrito como debe:',
  },
  unavailable: {
    title: 'No hay respuesta en este momento',
    text: 'La página volverá en cuanto responda quien da los datos. Nada en la cadena se ve afectado.',
  },
  beyond: {
    title: 'Este sitio no puede saberlo por los servicios públicos',
    text: 'Un índice propio lo sabe. Los servicios públicos de Injective no lo dicen, o no de una forma que este sitio lea.',
  },
  broken: {
    title: 'Algo falló por nuestra parte',
    text: 'Ha quedado registrado. Es posible que un nuevo intento funcione.',
  },
} satisfies Texts<typeof english>

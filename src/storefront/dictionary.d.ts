import type account from './account/messages/ru.json';
import type address from './address/messages/ru.json';
import type cart from './cart/messages/ru.json';
import type cashback from './cashback/messages/ru.json';
import type checkout from './checkout/messages/ru.json';
import type compare from './compare/messages/ru.json';
import type content from './content/messages/ru.json';
import type favourites from './favourites/messages/ru.json';
import type home from './home/messages/ru.json';
import type installment from './installment/messages/ru.json';
import type listing from './listing/messages/ru.json';
import type makers from './makers/messages/ru.json';
import type notifications from './notifications/messages/ru.json';
import type oneClick from './one-click/messages/ru.json';
import type order from './order/messages/ru.json';
import type page from './page/messages/ru.json';
import type pattern from './pattern/messages/ru.json';
import type picks from './picks/messages/ru.json';
import type product from './product/messages/ru.json';
import type review from './review/messages/ru.json';
import type search from './search/messages/ru.json';
import type shell from './shell/messages/ru.json';
import type signIn from './sign-in/messages/ru.json';
import type tracking from './tracking/messages/ru.json';
import type ui from './ui/messages/ru.json';

type Dictionary = typeof account &
  typeof address &
  typeof cart &
  typeof cashback &
  typeof checkout &
  typeof compare &
  typeof content &
  typeof favourites &
  typeof home &
  typeof installment &
  typeof listing &
  typeof makers &
  typeof notifications &
  typeof oneClick &
  typeof order &
  typeof page &
  typeof pattern &
  typeof picks &
  typeof product &
  typeof review &
  typeof search &
  typeof shell &
  typeof signIn &
  typeof tracking &
  typeof ui;

declare global {
  /** Messages of every feature; a new feature with messages gets its line. */
  interface MessageDictionary extends Dictionary {}
}

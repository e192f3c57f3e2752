/** Loaded as one module, once there is an order to show. */
export { MyOrders } from './MyOrders';
export { OrderView } from './OrderView';

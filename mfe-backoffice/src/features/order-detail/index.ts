export { NoteForm } from './components/note-form';
export { orderQuery } from './model/read-order';
export { HoldCard } from './components/hold-card';
export { LinesCard } from './components/lines-card';
export { NextStepCard } from './components/next-step-card';
export { BuyerCard, DispatchCard, PaymentCard } from './components/order-cards';
export { OrderHead } from './components/order-head';
export { default as orderStyles } from './components/order.module.css';
export { OrderNews } from './components/order-news';

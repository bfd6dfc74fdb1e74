export { PictureField } from './components/picture-field';

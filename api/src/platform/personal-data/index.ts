export { isDocumentOf } from './person.js';
export type { ArchiveFile, ArchiveRow, ArchiveSection, Person, PersonalDataRoom } from './person.js';
export { PersonalDataModule } from './personal-data.module.js';
export { PersonalDataRooms } from './personal-data-rooms.js';

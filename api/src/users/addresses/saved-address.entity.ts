import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address that a person keeps for the next orders. */
@Entity('saved_addresses')
@Index('saved_addresses_user', ['userId'])
export class SavedAddressEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  /** What the person calls it, e.g. 'Casa'. */
  @Column({ type: 'varchar', length: 40 })
  label: string;

  @Column({ type: 'varchar', length: 256 })
  address: string;

  @Column({ name: 'city_code', type: 'varchar', length: 5 })
  cityCode: string;

  @Column({ name: 'state_code', type: 'varchar', length: 2 })
  stateCode: string;

  @Column({ name: 'is_default', type: 'boolean' })
  isDefault: boolean;
}

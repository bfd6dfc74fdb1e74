import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Keeps, Personal } from '#platform/stored-data/index.js';

@Keeps('with its owner')
@Entity('saved_addresses')
@Index('saved_addresses_user', ['userId'])
export class SavedAddressEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Personal('cuenta', 'orders', 'erased')
  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Personal('nombre de la dirección', 'orders', 'erased')
  @Column({ type: 'varchar', length: 40 })
  label: string;

  @Personal('dirección', 'orders', 'erased')
  @Column({ type: 'varchar', length: 256 })
  address: string;

  @Personal('municipio', 'orders', 'erased')
  @Column({ name: 'city_code', type: 'varchar', length: 5 })
  cityCode: string;

  @Personal('departamento', 'orders', 'erased')
  @Column({ name: 'state_code', type: 'varchar', length: 2 })
  stateCode: string;

  @Column({ name: 'is_default', type: 'boolean' })
  isDefault: boolean;
}

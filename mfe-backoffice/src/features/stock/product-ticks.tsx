import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { clearableSearch, QuantityField } from '@lacteos/ui/antd';
import { Checkbox, Form, Input, Empty } from 'antd';
import { useState } from 'react';

import { FieldProblem, problemLink, formStyles } from '#features/editing';
import { settledStock, type AssignmentProblems, type TickedStock } from './stock-assignment';

interface ProductTicksProps {
  products: readonly AdminProduct[];
  ticked: TickedStock;
  problems: AssignmentProblems | null;
  onChange: (ticked: TickedStock) => void;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

interface TickProps {
  product: AdminProduct;
  stock: FieldNumber | undefined;
  problem: string | undefined;
  onTick: (isTicked: boolean) => void;
  onType: (stock: FieldNumber) => void;
}

function Tick({ product, stock, problem, onTick, onType }: TickProps) {
  const { id, name, slug, countInStock } = product;
  return (
    <li>
      <Checkbox checked={stock !== undefined} onChange={({ target }) => onTick(target.checked)}>
        {name}
        <small>
          {slug} · {countInStock} en fábrica
        </small>
      </Checkbox>
      {stock !== undefined && (
        <Form.Item
          className={formStyles.assignStock}
          validateStatus={problem ? 'error' : undefined}
          help={problem && <FieldProblem field={`stock-${id}`} problem={problem} />}
        >
          <QuantityField
            id={`stock-${id}`}
            {...problemLink(`stock-${id}`, problem)}
            isSigned
            aria-label={`Stock de ${name}`}
            placeholder="Stock"
            value={stock}
            onChange={onType}
            onBlur={() => onType(settledStock(stock))}
          />
        </Form.Item>
      )}
    </li>
  );
}

const NO_PRODUCTS = 'No hay productos en la fábrica. Créelos en «Productos».';

export function ProductTicks({ products, ticked, problems, onChange }: ProductTicksProps) {
  const [search, setSearch] = useState('');
  const shown = products.filter(({ name, slug }) => fold(`${name} ${slug}`).includes(fold(search.trim())));
  const without = (id: number): TickedStock =>
    Object.fromEntries(Object.entries(ticked).filter(([key]) => Number(key) !== id));
  return (
    <fieldset className={formStyles.assignProducts}>
      <legend>Productos</legend>
      <div className={formStyles.assignTools}>
        <Input
          type="search"
          className={formStyles.assignSearch}
          allowClear={clearableSearch}
          aria-label="Buscar productos"
          placeholder="Buscar productos"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span role="status">{Object.keys(ticked).length} seleccionados</span>
      </div>
      {problems?.products && (
        <p role="alert" className={formStyles.assignProblem}>
          {problems.products}
        </p>
      )}
      {shown.length === 0 && (
        <Empty description={products.length === 0 ? NO_PRODUCTS : 'Ningún producto coincide.'} />
      )}
      <ul className={formStyles.assignList}>
        {shown.map((product) => (
          <Tick
            key={product.id}
            product={product}
            stock={ticked[product.id]}
            problem={problems?.stock[product.id]}
            onTick={(isTicked) =>
              onChange(isTicked ? { ...ticked, [product.id]: null } : without(product.id))
            }
            onType={(stock) => onChange({ ...ticked, [product.id]: stock })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

import type { AdminProduct } from '@lacteos/contracts';
import { clearableSearch } from '@lacteos/ui/antd';
import { Checkbox, Form, Input, Empty } from 'antd';
import { useState } from 'react';

import { FieldProblem } from '../../editing/field-problem';
import { problemLink } from '../../editing/form-fields';
import { stockOf, type AssignmentProblems, type TickedStock } from '../model/stock-assignment';

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
  text: string | undefined;
  problem: string | undefined;
  onTick: (isTicked: boolean) => void;
  onType: (text: string) => void;
}

function Tick({ product, text, problem, onTick, onType }: TickProps) {
  const { id, name, slug, countInStock } = product;
  const clamp = () => {
    const stock = stockOf(text ?? '');
    onType(stock === null ? '' : String(stock));
  };
  return (
    <li>
      <Checkbox checked={text !== undefined} onChange={({ target }) => onTick(target.checked)}>
        {name}
        <small>
          {slug} · {countInStock} en fábrica
        </small>
      </Checkbox>
      {text !== undefined && (
        <Form.Item
          validateStatus={problem ? 'error' : undefined}
          help={problem && <FieldProblem field={`stock-${id}`} problem={problem} />}
        >
          <Input
            id={`stock-${id}`}
            {...problemLink(`stock-${id}`, problem)}
            type="number"
            min={0}
            max={countInStock}
            step={1}
            inputMode="numeric"
            aria-label={`Stock de ${name}`}
            placeholder="Stock"
            value={text}
            onChange={({ target }) => onType(target.value)}
            onBlur={clamp}
          />
        </Form.Item>
      )}
    </li>
  );
}

const NO_PRODUCTS = 'No hay productos en la fábrica. Créelos en «Productos».';

/** Ticks products and takes a number for each of them. */
export function ProductTicks({ products, ticked, problems, onChange }: ProductTicksProps) {
  const [search, setSearch] = useState('');
  const shown = products.filter(({ name, slug }) => fold(`${name} ${slug}`).includes(fold(search.trim())));
  const without = (id: number): TickedStock =>
    Object.fromEntries(Object.entries(ticked).filter(([key]) => Number(key) !== id));
  return (
    <fieldset className="assign-products">
      <legend>Productos</legend>
      <div className="assign-tools">
        <Input
          type="search"
          allowClear={clearableSearch}
          aria-label="Buscar productos"
          placeholder="Buscar productos"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span role="status">{Object.keys(ticked).length} seleccionados</span>
      </div>
      {problems?.products && (
        <p role="alert" className="assign-problem">
          {problems.products}
        </p>
      )}
      {shown.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={products.length === 0 ? NO_PRODUCTS : 'Ningún producto coincide.'}
        />
      )}
      <ul className="assign-list">
        {shown.map((product) => (
          <Tick
            key={product.id}
            product={product}
            text={ticked[product.id]}
            problem={problems?.stock[product.id]}
            onTick={(isTicked) => onChange(isTicked ? { ...ticked, [product.id]: '' } : without(product.id))}
            onType={(text) => onChange({ ...ticked, [product.id]: text })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

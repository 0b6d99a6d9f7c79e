import { Loaded } from '../../../components/Loaded.tsx'
import { useProducts } from '../api/use-products.ts'
import { useChooseProduct } from '../use-choose-product.ts'
import { ProductCards } from './ProductCards.tsx'

/** Every plan on offer; choosing one begins a purchase. */
export function OfferedPlans() {
  const products = useProducts()
  const choose = useChooseProduct()
  return (
    <Loaded query={products} lines={5}>
      {(offered) => <ProductCards products={offered.filter(({ hidden }) => !hidden)} onChoose={choose} />}
    </Loaded>
  )
}

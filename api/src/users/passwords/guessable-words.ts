/** Words of leaked passwords in several languages, keyboard rows, Colombian names and the shop's words. */
export const GUESSABLE_WORDS: ReadonlySet<string> = new Set(
  `password passwort passw pass contrasena contra clave claves secreto secret login access acceso usuario user users
  admin admins administrador administrator root super superadmin master test testing prueba pruebas demo guest invitado
  default changeme cambiar cambiame temporal temp inicio welcome bienvenido bienvenida bienvenidos hello hola
  qwerty qwert qwer qwe qwertyuiop asdf asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm zxc qaz wsx edc qazwsx
  abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa xxx xyz
  iloveyou loveyou love amor teamo tequiero amigo amigos familia princess princesa sunshine monkey dragon football
  futbol baseball superman batman shadow michael jordan letmein trustno starwars freedom whatever computer internet
  samsung google facebook windows android apple iphone
  colombia bogota medellin cali barranquilla cartagena villavicencio acacias restrepo llano llanos llanero meta
  nacional millonarios america junior santafe
  lacteo lacteos lacteosdelllano del los las hato mesa tienda tiendas shop store leche queso quesos yogur yogurt
  kumis cuajada mantequilla vaca vacas finca dairy milk cheese factura pedido pedidos siigo wompi
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  january february march april june july august september october november december
  lunes martes miercoles jueves viernes sabado domingo monday friday sunday
  primavera verano otono invierno spring summer autumn winter navidad
  maria jose juan carlos luis andres camila daniela valentina sofia santiago sebastian alejandro david diego
  jesus dios cristo senor empresa company office oficina gerente ventas caja cajero cajera contador`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
